import { useRecordContext } from 'react-admin';

import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { VoucherLink } from './CorrectionLinks.tsx';
import { usePageCorrections, type Voucher } from './useCorrections.ts';

/** Vouchers that look like the one of the page, recorded once more. */
export const Twins = () => {
  const t = useT();
  const record = useRecordContext<Voucher>();
  const twins = usePageCorrections()?.twins.get(record?.id ?? '');
  if (!twins) return null;
  return (
    <Alert tone="warn" isCalm>
      {t('diesel.twins.found')}{' '}
      {twins.map(({ id, ref }) => (
        <span key={id}>
          <VoucherLink id={id} name={ref ?? `#${id}`} />{' '}
        </span>
      ))}
      {t('diesel.twins.about')}
    </Alert>
  );
};

import { useRecordContext, useResourceContext } from 'react-admin';

import { PlainLink } from '../../../kit/fields/PlainLink.tsx';
import { recordPath } from '../../../kit/recordPath.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { useSession } from '../../../kit/useSession.ts';
import { usePageCorrections, type Voucher } from './useCorrections.ts';

/** Vouchers that look like the one of the page, recorded once more. */
export const Twins = () => {
  const t = useT();
  const resource = useResourceContext() ?? '';
  const role = useSession()?.user.role;
  const record = useRecordContext<Voucher>();
  const twins = usePageCorrections()?.twins.get(record?.id ?? '');
  if (!twins) return null;
  return (
    <Alert tone="warn" isCalm>
      {t('diesel.twins.found')}{' '}
      {twins.map(({ id, ref }) => {
        const path = recordPath(role, resource, id);
        const name = ref ?? `#${id}`;
        return (
          <span key={id}>
            {path ? <PlainLink href={path}>{name}</PlainLink> : <bdi>{name}</bdi>}{' '}
          </span>
        );
      })}
      {t('diesel.twins.about')}
    </Alert>
  );
};

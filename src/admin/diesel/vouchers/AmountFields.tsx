import { useFieldValue } from 'react-admin';

import { Muted } from '../../kit/fields/Muted.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';

type Kind = Extract<keyof ReturnType<typeof useAmountTexts>, 'litres' | 'money' | 'unitPrice'>;

/** An amount of the current voucher, or a dash if the server does not send it. */
export const VoucherAmount = ({ source, kind }: { source: string; kind: Kind }) => {
  const t = useT();
  const texts = useAmountTexts();
  const value = useFieldValue<Record<string, unknown>>({ source });
  if (typeof value !== 'number') return <Muted>{t('common.notGiven')}</Muted>;
  return (
    <bdi style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {texts[kind](value)}
    </bdi>
  );
};

/** The look of an amount field. */
export const amountLook = (source: string, kind: Kind) => ({
  [source]: { field: <VoucherAmount source={source} kind={kind} /> },
});

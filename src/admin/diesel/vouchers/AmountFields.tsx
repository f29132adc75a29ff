import { useFieldValue } from 'react-admin';

import { Muted } from '../../kit/fields/Muted.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';

type Kind = Extract<keyof ReturnType<typeof useAmountTexts>, 'litres' | 'money' | 'unitPrice'>;

/** An amount of the current voucher; a dash where the server does not say. */
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

/** The look of amounts, by field. */
export const amountLook = (source: string, kind: Kind) => ({
  [source]: { field: <VoucherAmount source={source} kind={kind} /> },
});

import { useFieldValue } from 'react-admin';

import { NotGiven } from '../../kit/fields/Muted.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { VoucherName } from './corrections/CorrectionLinks.tsx';

/** The amounts of all vouchers, each by what it is. */
const AMOUNTS = {
  liters: 'litres',
  liters_invoiced: 'litres',
  liters_received: 'litres',
  unit_cost: 'unitPrice',
  unit_price: 'unitPrice',
  total_cost: 'money',
  net: 'money',
  vat: 'money',
  total: 'money',
} as const;

type Source = keyof typeof AMOUNTS;

/** An amount of the current voucher, or a dash if the server does not send it. */
const Amount = ({ source }: { source: Source }) => {
  const texts = useAmountTexts();
  const value = useFieldValue<Record<string, unknown>>({ source });
  if (typeof value !== 'number') return <NotGiven />;
  return (
    <bdi style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {texts[AMOUNTS[source]](value)}
    </bdi>
  );
};

export const looks = {
  ref: { field: <VoucherName /> },
  ...Object.fromEntries(
    Object.keys(AMOUNTS).map((source) => [source, { field: <Amount source={source as Source} /> }]),
  ),
};

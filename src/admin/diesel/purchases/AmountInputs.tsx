import { useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import { numberOf } from '../../../domain/base/validation.ts';
import {
  PURCHASE_PARTS,
  purchaseAmounts,
  type PurchasePart,
} from '../../../domain/diesel/purchaseAmounts.ts';
import { useFieldValidators } from '../../kit/form/useFieldValidators.ts';
import { TextInput } from '../../kit/inputs/TextInput.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from '../vouchers/form.module.css';

/** Litres, price and total of an invoice; the third is computed from any two. */
export const AmountInputs = () => {
  const t = useT();
  const { money } = useAmountTexts();
  const { getValues, setValue } = useFormContext();
  const [net, vat]: unknown[] = useWatch({ name: ['net', 'vat'] });
  const computedPart = useRef<PurchasePart>(undefined);
  const { isSubmitted } = useFormState();

  const set = (name: string, value: number | '') =>
    setValue(name, value === '' ? '' : String(value), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });

  const type = (part: PurchasePart, text: string) => {
    const given: Partial<Record<PurchasePart, unknown>> = { ...getValues(), [part]: text };
    const others = PURCHASE_PARTS.filter((name) => name !== part);
    const empty = others.filter((name) => numberOf(given[name]) === undefined);
    // When the user corrects the computed part, compute the price if it is the total, else the total.
    const instead = part === 'total' ? 'unit_price' : 'total';
    const own = computedPart.current === part ? instead : (computedPart.current ?? instead);
    const wanted = empty[0] ?? own;
    const found = empty.length < 2 ? purchaseAmounts(given, wanted) : undefined;
    set('net', found?.net ?? '');
    set('vat', found?.vat ?? '');
    // Half a number, such as '1000.', computes nothing yet.
    if (!found) return;
    computedPart.current = wanted;
    set(wanted, found[wanted]);
  };

  const input = (part: PurchasePart) => ({
    source: part,
    inputMode: 'decimal' as const,
    onChange: (event: { target: { value: string } }) => type(part, event.target.value),
  });
  const [netAmount, vatAmount] = [net, vat].map(numberOf);

  return (
    <>
      <TextInput {...input('liters_invoiced')} validate={useFieldValidators('liters_invoiced')} />
      <div className={styles.pair}>
        <TextInput {...input('unit_price')} validate={useFieldValidators('unit_price')} />
        <TextInput {...input('total')} validate={useFieldValidators('total')} />
      </div>
      <output className={styles.note}>
        {netAmount === undefined || vatAmount === undefined
          ? t('diesel.purchase.anyTwo')
          : t('diesel.purchase.amounts', { net: money(netAmount), vat: money(vatAmount) })}
      </output>
    </>
  );
};

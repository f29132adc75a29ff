import { useMemo, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import { foldKey } from '../../../domain/base/fold.ts';
import { numberOf } from '../../../domain/base/validation.ts';
import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';
import {
  deliveryShortfall,
  PURCHASE_PARTS,
  purchaseAmounts,
  type PurchasePart,
} from '../../../domain/diesel/purchaseAmounts.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DoubtsAt } from '../vouchers/doubts/Doubted.tsx';

import styles from '../vouchers/form.module.css';

/** An input's event. */
interface Typed {
  target: { value: string };
}

/** The suppliers of earlier purchases by name, with their latest TRN. */
const useSuppliers = () => {
  const { data } = useAllRows<DieselPurchase>(RESOURCES.dieselPurchases);
  return useMemo(() => {
    const byName = new Map<string, { name: string; trn: string | null }>();
    for (const { supplier: name, supplier_trn: trn } of data ?? []) {
      if (name)
        byName.set(foldKey(name), { name, trn: trn || byName.get(foldKey(name))?.trn || null });
    }
    return byName;
  }, [data]);
};

/** The supplier; one of earlier purchases also fills in its TRN. */
export const SupplierInputs = () => {
  const suppliers = useSuppliers();
  const { setValue, getValues } = useFormContext();
  const filledIn = useRef('');
  const fillIn = (name: string) => {
    const trn = suppliers.get(foldKey(name))?.trn ?? '';
    const typed: unknown = getValues('supplier_trn');
    // Does not overwrite what the user typed.
    if (typed && typed !== filledIn.current) return;
    filledIn.current = trn;
    setValue('supplier_trn', trn, { shouldDirty: true });
  };
  return (
    <>
      <RecordInput
        source="supplier"
        onChange={(event: Typed) => fillIn(event.target.value)}
        suggestions={[...suppliers.values()].map(({ name }) => name)}
      />
      <RecordInput source="supplier_trn" />
    </>
  );
};

/** Litres, price and total of an invoice; the third is computed from any two. */
export const AmountInputs = () => {
  const t = useT();
  const { money } = useAmountTexts();
  const { getValues, setValue } = useFormContext();
  const [net, vat]: unknown[] = useWatch({ name: ['net', 'vat'] });
  const computedPart = useRef<PurchasePart>(undefined);
  const { isSubmitted } = useFormState();

  const set = (name: string, value: number | string) =>
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
    set(wanted, wanted === 'total' ? found.total.toFixed(2) : found[wanted]);
  };

  const input = (part: PurchasePart) => ({
    source: part,
    onChange: (event: Typed) => type(part, event.target.value),
  });
  const [netAmount, vatAmount] = [net, vat].map(numberOf);

  return (
    <>
      <RecordInput {...input('liters_invoiced')} />
      <div className="halves">
        <RecordInput {...input('unit_price')} />
        <RecordInput {...input('total')} />
      </div>
      <div>
        <output className="soft">
          {netAmount === undefined || vatAmount === undefined
            ? t('diesel.purchase.anyTwo')
            : t('diesel.purchase.amounts', { net: money(netAmount), vat: money(vatAmount) })}
        </output>
        <DoubtsAt field="unit_price" />
      </div>
    </>
  );
};

/** The litres received, and how many of the invoice are missing. */
export const ReceivedInput = () => {
  const t = useT();
  const { litres, percent } = useAmountTexts();
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const [invoiced, received]: unknown[] = useWatch({
    name: ['liters_invoiced', 'liters_received'],
  });
  const shortfall = deliveryShortfall(invoiced, received);
  const words = shortfall && {
    litres: litres(Math.abs(shortfall.liters)),
    share: percent(Math.abs(shortfall.share), 2),
  };
  return (
    <div>
      <div className={`line top ${styles.withButton}`}>
        <RecordInput source="liters_received" />
        <Button
          look="outlined"
          onClick={() =>
            setValue('liters_received', invoiced ?? '', {
              shouldDirty: true,
              shouldValidate: isSubmitted,
            })
          }
        >
          {t('diesel.purchase.asInvoiced')}
        </Button>
      </div>
      <output className="soft" data-tone={shortfall && shortfall.liters > 0 ? 'warn' : undefined}>
        {words &&
          shortfall.liters !== 0 &&
          t(shortfall.liters > 0 ? 'diesel.purchase.short' : 'diesel.purchase.over', words)}
      </output>
      <DoubtsAt field="liters_received" />
    </div>
  );
};

import { useId, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

import { foldKey } from '../../../domain/base/fold.ts';
import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useFieldValidators } from '../../kit/form/useFieldValidators.ts';
import { TextInput } from '../../kit/inputs/TextInput.tsx';

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
  const list = useId();
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
      <TextInput
        source="supplier"
        validate={useFieldValidators('supplier')}
        onChange={(event: { target: { value: string } }) => fillIn(event.target.value)}
        list={list}
        dir="auto"
      />
      <datalist id={list}>
        {[...suppliers.values()].map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextInput
        source="supplier_trn"
        validate={useFieldValidators('supplier_trn')}
        inputMode="numeric"
      />
    </>
  );
};

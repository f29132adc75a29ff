import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { numberOf } from '../../../domain/base/validation.ts';
import { worthOf } from '../../../domain/diesel/wire.ts';
import { branchNameOf } from '../../../domain/people/branch.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useFieldValidators } from '../../kit/form/useFieldValidators.ts';
import { TextInput } from '../../kit/inputs/TextInput.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useBranchStock } from './useBranchStock.ts';

import styles from './form.module.css';

/** Litres that leave a branch's tank, never more than it holds, and their value. */
export const LitresOut = ({ isReadOnly = false }: { isReadOnly?: boolean }) => {
  const t = useT();
  const { litres, money, unitPrice } = useAmountTexts();
  const [branchId, liters]: unknown[] = useWatch({ name: ['branch_id', 'liters'] });
  const branch = branchNameOf(branchId) ?? '';
  const { held, unitCost, retry } = useBranchStock(numberOf(branchId)) ?? {};
  const { setValue } = useFormContext();
  useEffect(() => setValue('unit_cost', unitCost ?? ''), [setValue, unitCost]);
  const isHeld = (value: unknown) => {
    const wanted = numberOf(value);
    if (wanted === undefined || held === undefined || wanted <= held) return undefined;
    return {
      message: 'diesel.beyondStock' satisfies MessageKey,
      args: { branch, held: litres(held), wanted: litres(wanted) },
    };
  };
  const checks = useFieldValidators('liters');
  const worth = worthOf(numberOf(liters), unitCost);
  return (
    <div>
      <TextInput
        source="liters"
        validate={[...checks, isHeld]}
        inputMode="decimal"
        readOnly={isReadOnly}
      />
      <p className={styles.note}>
        {held !== undefined && t('diesel.held', { branch, held: litres(held) })}{' '}
        {unitCost !== undefined && t('diesel.perLitre', { price: unitPrice(unitCost) })}{' '}
        {worth !== null && <strong>{money(worth)}</strong>}
      </p>
      {retry && (
        <p className={styles.note}>
          {t('diesel.stockUnknown')} <Button onClick={retry}>{t('common.retry')}</Button>
        </p>
      )}
    </div>
  );
};

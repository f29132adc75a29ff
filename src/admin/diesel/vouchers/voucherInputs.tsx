import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { branchChoices, findBranch, sameBranch } from '../../../domain/base/branch.ts';
import { numberOf } from '../../../domain/base/validation.ts';
import { worthOf } from '../../../domain/diesel/wire.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { RetryButton } from '../../kit/feedback/RetryButton.tsx';
import { useFieldValidators } from '../../kit/formState/useFieldValidators.ts';
import { PillsInput } from '../../kit/inputs/PillsInput.tsx';
import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useBranchText } from '../../kit/texts/useBranchText.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useBranches } from '../useBranches.ts';
import { useStocks } from '../useStocks.ts';
import { DoubtedInput, DoubtsAt, useIsNow } from './doubts/Doubted.tsx';
import { useFormStock } from './useBranchStock.ts';

/** The branch whose tank it is. The voucher belongs to the company that owns the tank. */
export const BranchInput = () => {
  const { setValue } = useFormContext();
  const branch: unknown = useWatch({ name: 'branch_id' });
  const { data: stocks } = useStocks();
  const { branches } = useBranches();
  const branchText = useBranchText();
  const choices = branchChoices(branches);
  const chosen = findBranch(choices, branch);
  // Until the branches are known, it is the name of the user's own.
  const value = chosen && String(chosen.id);
  useEffect(() => {
    if (value !== undefined && value !== branch) setValue('branch_id', value);
  }, [setValue, value, branch]);
  const stock = stocks?.find(({ branch_id }) => sameBranch(branch_id, chosen?.id));
  const company = stock?.company_id ?? '';
  useEffect(() => setValue('company_id', company), [setValue, company]);
  return (
    <PillsInput
      source="branch_id"
      options={choices.map(({ id, name }) => ({ value: String(id), name: branchText(name) }))}
      validate={useFieldValidators('branch_id')}
    />
  );
};

/** Litres that leave a branch's tank, never more than it holds unless it was counted since, and their value. */
export const LitresOut = ({ isReadOnly = false }: { isReadOnly?: boolean }) => {
  const t = useT();
  const { litres, money, unitPrice } = useAmountTexts();
  const [branchId, liters, at]: unknown[] = useWatch({ name: ['branch_id', 'liters', 'at'] });
  const branch = useBranches().nameOf(branchId);
  const stock = useFormStock(branchId) ?? {};
  const { held, countedAt = -Infinity, isUnproved, unitCost, isCostPending, failed } = stock;
  const isNow = useIsNow();
  const { setValue } = useFormContext();
  useEffect(() => setValue('unit_cost', unitCost ?? ''), [setValue, unitCost]);
  const isHeld = (value: unknown) => {
    const wanted = numberOf(value);
    if (wanted === undefined || held === undefined || wanted <= held) return undefined;
    if (!isNow && Date.parse(String(at)) <= countedAt) return undefined;
    return {
      message: 'diesel.beyondStock' satisfies MessageKey,
      args: { branch, held: litres(held), wanted: litres(wanted) },
    };
  };
  const shownCost = isCostPending ? undefined : unitCost;
  const worth = worthOf(numberOf(liters), shownCost);
  return (
    <div>
      <RecordInput source="liters" validate={isHeld} readOnly={isReadOnly} />
      <p className="soft">
        {held !== undefined && t('diesel.held', { branch, held: litres(held) })}
        {isUnproved && t('diesel.heldUnknown', { branch })}{' '}
        {shownCost !== undefined && t('diesel.perLitre', { price: unitPrice(shownCost) })}{' '}
        {worth !== null && <strong>{money(worth)}</strong>}
      </p>
      <DoubtsAt field="liters" />
      {failed && (
        <p className="soft">
          {t('diesel.stockUnknown')} <RetryButton error={failed.error} onRetry={failed.retry} />
        </p>
      )}
    </div>
  );
};

/** Rarely changed fields: time and notes. */
export const MoreInputs = () => {
  const t = useT();
  const instantText = useInstantText();
  const isNow = useIsNow();
  const at: unknown = useWatch({ name: 'at' });
  return (
    <details>
      <summary>
        {t(isNow ? 'diesel.more' : 'diesel.moreAt', { at: instantText(String(at)) })}
      </summary>
      <div className="stack">
        <DoubtedInput source="at" />
        <RecordInput source="notes" />
      </div>
    </details>
  );
};

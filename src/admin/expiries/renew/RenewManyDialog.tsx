import { X as RemoveIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';

import { isIsoDate, type IsoDate } from '../../../domain/base/dates.ts';
import { listOf } from '../../../domain/base/formats.ts';
import {
  countByKind,
  RENEWAL_MONTHS,
  renewalUntil,
  renewedDate,
} from '../../../domain/expiries/renewal.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { Question } from '../../kit/dialogs/Question.tsx';
import { useFailureText } from '../../kit/feedback/useFailure.ts';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { useGuardedClose } from '../../kit/form/useGuardedClose.tsx';
import { DateField } from '../../kit/inputs/DateField.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { IconButton } from '../../kit/ui/Button.tsx';
import { Dialog, DialogForm } from '../../kit/ui/Dialog.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { asksToWait } from '../../kit/ui/useRetryWait.ts';
import { useMay } from '../../kit/useMay.ts';
import { usePaperKindName } from '../worklist/usePaperKindName.ts';
import { changedExpiry } from './changedExpiry.ts';
import { DateHint, Periods } from './Periods.tsx';
import { useChangedText } from './useChangedText.ts';
import { SHOWN_FOR_MS } from './useNotifyRenewed.tsx';
import { useRenewPaper } from './useRenewPaper.tsx';
import { UndoButton, useUndoRenewals, type Renewed } from './useUndoRenewals.tsx';

import styles from './renew.module.css';

interface RenewedRow {
  expiry: Expiry;
  date: IsoDate;
  /** `before`: the date that someone else has changed meanwhile. */
  state: 'ready' | 'saving' | 'saved' | { error: unknown; before?: IsoDate };
}

interface RenewManyProps {
  /** The papers when the dialog opens; later changes are ignored. */
  expiries: readonly Expiry[];
  onClose: () => void;
}

const isOpen = ({ state }: Pick<RenewedRow, 'state'>) => state !== 'saved';

/** More than these are renewed only after a question. */
const FEW = 10;

/** One period or date for all papers, or each with its own. */
const RenewManyDialog = ({ expiries, onClose }: RenewManyProps) => {
  const t = useT();
  const notify = useNotify();
  const may = useMay();
  const day = useCompanyDay();
  const { today } = day;
  const { mutateAsync } = useRenewPaper();
  /** How many, so that the title does not count down. */
  const [saving, setSaving] = useState(0);
  const isSaving = saving > 0;
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const renewed = useRef<Renewed[]>([]);
  const undo = useUndoRenewals();
  const kindName = usePaperKindName();
  const paperName = usePaperName();
  const failureText = useFailureText();
  const changedText = useChangedText();
  const [shared, setShared] = useState<IsoDate>('');
  const [rows, setRows] = useState<readonly RenewedRow[]>(() =>
    expiries
      .filter(({ holder }) => may('edit', holder.resource))
      .map((expiry) => ({
        expiry,
        date: renewedDate(expiry.date, 12, today).date,
        state: 'ready',
      })),
  );
  const open = rows.filter(isOpen);
  const isOff = (row: Pick<RenewedRow, 'state'>) => isSaving || !isOpen(row);
  const withheld = expiries.filter(({ holder }) => !may('edit', holder.resource)).length;

  const change = (expiry: Expiry, changes: Partial<RenewedRow>) =>
    setRows((all) => all.map((row) => (row.expiry === expiry ? { ...row, ...changes } : row)));
  const changeAll = (dateOf: (expiry: Expiry) => IsoDate) =>
    setRows((all) =>
      all.map((row) => (isOpen(row) ? { ...row, date: dateOf(row.expiry), state: 'ready' } : row)),
    );
  const remove = (expiry: Expiry) => setRows((all) => all.filter((row) => row.expiry !== expiry));
  const isUnsaved = isChanged && open.length > 0;
  const { close, guard } = useGuardedClose({ isUnsaved, isSaving, onClose });

  const chosen = RENEWAL_MONTHS.find((months) =>
    open.every(({ expiry, date }) => date === renewedDate(expiry.date, months, today).date),
  );

  const canSave = !isSaving && open.length > 0 && open.every(({ date }) => isIsoDate(date));
  const kinds = listOf(
    Array.from(countByKind(open.map(({ expiry }) => expiry)), ([kind, count]) =>
      t('renew.many.ofKind', { kind: kindName(kind), count }),
    ),
  );
  const submit = () => {
    if (!canSave) return;
    if (open.length > FEW) setAsking(true);
    else void save();
  };

  const save = async () => {
    setAsking(false);
    setSaving(open.length);
    let saved = 0;
    // One by one, so that the outcome of each is known.
    for (const { expiry, date } of open) {
      change(expiry, { state: 'saving' });
      try {
        await mutateAsync({ renewal: renewalUntil(expiry, date) });
        saved += 1;
        renewed.current.push({ expiry, date });
        change(expiry, { state: 'saved' });
      } catch (error) {
        const changed = changedExpiry(expiry, error, day);
        change(expiry, {
          state: { error, ...(changed && { before: expiry.date }) },
          expiry: changed ?? expiry,
        });
      }
    }
    setSaving(0);
    const isDone = saved === open.length;
    const taken = [...renewed.current];
    notify(
      <>
        {t('renew.many.summary', { done: saved, total: open.length })}
        {isDone && <UndoButton onUndo={() => void undo(taken)} />}
      </>,
      { type: isDone ? 'success' : 'warning', autoHideDuration: SHOWN_FOR_MS },
    );
    if (isDone) onClose();
  };

  return (
    <Dialog
      title={t('renew.many.title', { smart_count: saving || open.length })}
      size="wide"
      isBusy={isSaving}
      onClose={close}
    >
      {guard}
      <DialogForm
        onSubmit={submit}
        onCancel={close}
        submit={t('renew.many.save', { smart_count: saving || open.length })}
        isBusy={isSaving}
        canSubmit={open.length > 0}
        error={rows.map(({ state }) => typeof state === 'object' && state.error).find(asksToWait)}
      >
        <div className="stack gap-1">
          <span className="label">{t('renew.many.all')}</span>
          <div className="row gap-24">
            <Periods
              label={t('renew.many.all')}
              chosen={chosen}
              isOff={isSaving}
              onChoose={(months) => {
                setChanged(true);
                setShared('');
                changeAll(({ date }) => renewedDate(date, months, today).date);
              }}
            />
            <DateField
              label={t('renew.many.all')}
              isLabelHidden
              value={shared}
              isOff={isSaving}
              onChange={(date) => {
                setChanged(true);
                setShared(date);
                if (isIsoDate(date)) changeAll(() => date);
              }}
            />
          </div>
        </div>
        <p className="note">{kinds}</p>
        {withheld > 0 && (
          <Alert tone="warn">{t('renew.many.withheld', { smart_count: withheld })}</Alert>
        )}
        {rows.length === 0 && <Alert tone="info">{t('renew.many.none')}</Alert>}
        <Table
          className={styles['table']}
          stacks
          rows={rows}
          keyOf={({ expiry: { holder, kind } }) => `${holder.resource}/${holder.id}/${kind}`}
          columns={[
            {
              name: 'paper',
              head: t('renew.many.paper'),
              cell: ({ expiry }) => paperName(expiry),
            },
            {
              name: 'old',
              head: t('renew.many.old'),
              cell: ({ expiry }) => <ExpiryDate date={expiry.date} status={expiry} />,
            },
            {
              name: 'until',
              head: t('renew.until'),
              cell: (row) => (
                <DateField
                  label={listOf([t('renew.until'), paperName(row.expiry)])}
                  isLabelHidden
                  value={row.date}
                  onChange={(date) => {
                    setChanged(true);
                    change(row.expiry, { date, state: 'ready' });
                  }}
                  isOff={isOff(row)}
                  hint={
                    row.date === '' ? (
                      t('validation.required')
                    ) : (
                      <DateHint date={row.date} previous={row.expiry.date} />
                    )
                  }
                  isWrong={row.date === ''}
                />
              ),
            },
            {
              name: 'outcome',
              head: <span className="unseen">{t('common.actions.actions')}</span>,
              cell: ({ expiry, state }) => (
                <>
                  <output data-tone={typeof state === 'object' ? 'bad' : 'good'}>
                    {state === 'saved' && t('renew.many.saved')}
                    {state === 'saving' && t('renew.many.saving')}
                    {typeof state === 'object' &&
                      (state.before === undefined
                        ? failureText('renew.failed', state.error)
                        : changedText(state.before, expiry.date))}
                  </output>
                  {!isOff({ state }) && (
                    <IconButton
                      label={t('renew.many.remove', { paper: paperName(expiry) })}
                      onClick={() => {
                        setChanged(true);
                        remove(expiry);
                      }}
                    >
                      <RemoveIcon />
                    </IconButton>
                  )}
                </>
              ),
            },
          ]}
        />
      </DialogForm>
      <Question
        isOpen={isAsking}
        title={t('renew.many.question', { smart_count: open.length })}
        content={kinds}
        confirm={t('renew.many.save', { smart_count: open.length })}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
};

export default RenewManyDialog;

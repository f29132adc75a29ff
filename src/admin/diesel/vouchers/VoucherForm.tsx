import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { RecordContextProvider, useCreate, useRefresh } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';

import { isApiError, mayBeStored } from '../../../dataProvider/apiError.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { branchChoices, findBranch } from '../../../domain/base/branch.ts';
import { pick } from '../../../domain/base/pick.ts';
import { isEmpty } from '../../../domain/base/validation.ts';
import { replacementOf } from '../../../domain/diesel/corrections.ts';
import { withReason } from '../../../domain/diesel/notes.ts';
import { bodyOf, newValues } from '../../../domain/records/values.ts';
import { serverClock } from '../../../session/serverClock.ts';
import { useStoredOtherwise } from '../../kit/conflict/useStoredOtherwise.tsx';
import { RecordDraft } from '../../kit/drafts/FormDraft.tsx';
import { recordFailure } from '../../kit/feedback/recordFailure.ts';
import { FormBar } from '../../kit/form/FormBar.tsx';
import { FormFailure, useFormFailure } from '../../kit/form/FormFailure.tsx';
import { GuardedForm } from '../../kit/form/GuardedForm.tsx';
import { FormSheet } from '../../kit/form/RecordForm.tsx';
import { SaveButton } from '../../kit/form/SaveButton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useRecordType } from '../../kit/record/RecordTypeContext.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { RecordCrumbs } from '../../kit/show/RecordCrumbs.tsx';
import { recordText, useRecordText } from '../../kit/texts/useRecordText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button, ButtonLink } from '../../kit/ui/Button.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { useSession } from '../../kit/useSession.ts';
import { useBranches } from '../useBranches.ts';
import { Corrected, CorrectionHead, CORRECTS, type Correction } from './corrections/Corrected.tsx';
import { useSendCorrection } from './corrections/useSendCorrection.tsx';
import { VoucherStateContext, type Judge } from './doubts/Doubted.tsx';
import { useAnyway } from './doubts/useAnyway.tsx';
import { useDoubtText } from './doubts/useDoubtText.ts';

import styles from './form.module.css';

type Values = Record<string, unknown>;

interface VoucherFormProps {
  /** The fields that the next voucher keeps from this one, besides the branch. */
  keeps?: readonly string[];
  /** What the next voucher starts with because of this one. */
  carries?: (typed: Values) => Values;
  /** What is sent besides, or instead of, what was typed. */
  completed?: (typed: Values) => Values;
  label?: string;
  /** Describes what was booked. */
  said: (sent: Values) => string;
  /** What else there is to say of it. */
  afterwards?: (sent: Values) => ReactNode;
  children: ReactNode;
}

/** The first empty field, which gets the focus for the next voucher; `values` may not be shown yet. */
const firstEmpty = (page: HTMLElement | null, values: Values): HTMLInputElement | undefined => {
  const inputs = [...(page?.querySelectorAll<HTMLInputElement>('form input') ?? [])];
  const isChosen = (group: string) =>
    !isEmpty(values[group]) || inputs.some(({ name, checked }) => name === group && checked);
  return inputs.find(({ type, name, value }) =>
    type === 'radio' ? !isChosen(name) : value === '',
  );
};

const nothing = () => ({});

/** The page of a new voucher, or of the one that replaces the wrong one that the address names. */
export const VoucherForm = (props: VoucherFormProps) => {
  const id = useAddress().params.get(CORRECTS);
  return id ? (
    <Corrected key={id} id={id}>
      {(correction) => <VoucherPage {...props} correction={correction} />}
    </Corrected>
  ) : (
    <VoucherPage {...props} />
  );
};

interface VoucherPageProps extends VoucherFormProps {
  correction?: Correction;
}

/**
 * A voucher's form, with thumb-sized controls where it is touched. One voucher after another is
 * booked without leaving it. Typed values stay until the server has booked them, exactly once.
 */
const VoucherPage = ({
  correction,
  keeps = [],
  carries = nothing,
  completed = nothing,
  label,
  said,
  afterwards,
  children,
}: VoucherPageProps) => {
  const t = useT();
  const text = useRecordText();
  const type = useRecordType();
  const { failure, show, clear, fail } = useFormFailure();
  const refresh = useRefresh();
  const [create] = useCreate();
  const form = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const { branches } = useBranches();
  const own = useSession()?.user.branch ?? '';
  const [round, setRound] = useState(() => ({
    number: 0,
    values: (correction
      ? replacementOf(correction.voucher)
      : { ...newValues(type, serverClock.now()), branch_id: own }) as Values,
    booked: undefined as Omit<BookedProps, 'onNext'> | undefined,
  }));
  // Until the user changes it, the time means the moment of booking.
  const [nowAt, setNowAt] = useState(correction ? undefined : round.values['at']);
  const judge = useRef<Judge>(() => []);
  const judgeBy = useCallback((by: Judge) => {
    judge.current = by;
  }, []);
  const state = useMemo(() => ({ nowAt, judgeBy, correction }), [nowAt, judgeBy, correction]);
  // A voucher that is sent again after a lost answer must be the same one.
  const pressedAt = useRef<string>(undefined);
  const doubtText = useDoubtText();
  const { ask, forget, dialog } = useAnyway();
  const sendCorrection = useSendCorrection();
  const storedOtherwise = useStoredOtherwise();

  const save = async (typed: Values) => {
    // A second click came before the first one had disabled the button.
    if (isSending.current) return undefined;
    isSending.current = true;
    clear();
    const isNow = typed['at'] === nowAt;
    const doubts = judge.current(serverClock.now().getTime());
    const reason = doubts.length > 0 ? await ask(doubts.map(doubtText)) : '';
    if (reason === undefined) {
      isSending.current = false;
      // An error, so that the form counts as not sent and asks before it is left.
      return { root: text('failed.addLost') };
    }
    pressedAt.current ??= serverClock.now().toISOString();
    const full: Values = { ...typed, ...completed(typed) };
    const branch = findBranch(branchChoices(branches), full['branch_id']);
    const values = {
      ...full,
      ...(branch && { branch_id: branch.id }),
      ...(isNow && { at: pressedAt.current }),
      ...(reason && { notes: withReason(full['notes'], reason) }),
    };
    const sent: Values = bodyOf(type, values);
    try {
      if (correction) {
        const stopped = await sendCorrection(correction.voucher, values);
        show(stopped?.words);
        return stopped?.errors;
      }
      const record = (await create(type.name, { data: sent }, { returnPromise: true })) as RaRecord;
      pressedAt.current = undefined;
      const fresh = newValues(type, serverClock.now());
      const isKept = (name: string) => name !== 'at' || !isNow;
      setNowAt(fresh['at']);
      forget();
      setRound({
        number: round.number + 1,
        values: {
          ...fresh,
          ...pick(typed, ['branch_id', ...keeps.filter(isKept)]),
          ...carries(typed),
        },
        booked: {
          words: said(sent),
          id: record.id,
          otherwise: storedOtherwise(sent, record),
          more: afterwards?.(sent),
        },
      });
      refresh();
      return undefined;
    } catch (error) {
      if (!mayBeStored(error)) pressedAt.current = undefined;
      fail(recordText(type.name, recordFailure('add', error)), error);
      return isApiError(error) ? error.body.errors : { root: text('failed.addLost') };
    } finally {
      isSending.current = false;
    }
  };

  const next = useCallback(() => firstEmpty(form.current, round.values)?.focus(), [round.values]);
  useEffect(next, [next]);

  return (
    <>
      <RecordCrumbs />
      <PageHeader
        title={
          correction
            ? t('diesel.corrections.correctOf', { ref: correction.voucher.ref })
            : text('page.create')
        }
      />
      <div className={styles.page} ref={form}>
        {round.booked && <Booked key={round.number} {...round.booked} onNext={next} />}
        <VoucherStateContext value={state}>
          <GuardedForm key={round.number} defaultValues={round.values} onSubmit={save}>
            <RecordContextProvider value={correction?.voucher}>
              <RecordDraft />
              <FormSheet>
                <div className={styles.fields}>
                  {correction && <CorrectionHead {...correction} />}
                  {children}
                  <FormFailure>{failure}</FormFailure>
                </div>
                <FormBar>
                  <ButtonLink to={recordPaths(type.name).list}>{t('common.cancel')}</ButtonLink>
                  <SaveButton
                    isNew
                    label={
                      correction ? t('diesel.corrections.save') : (label ?? text('actions.add'))
                    }
                  />
                </FormBar>
              </FormSheet>
            </RecordContextProvider>
          </GuardedForm>
        </VoucherStateContext>
        {dialog}
      </div>
    </>
  );
};

interface BookedProps {
  words: string;
  id: RaRecord['id'];
  /** What the server did not keep of it. */
  otherwise: ReactNode;
  more: ReactNode;
  onNext: () => void;
}

/** Shows what was booked last, with a link; the form below is ready for the next voucher. */
const Booked = ({ words, id, otherwise, more, onNext }: BookedProps) => {
  const t = useT();
  const { name } = useRecordType();
  const role = useSession()?.user.role;
  const path = id === '' ? undefined : recordPath(role, name, id);
  return (
    <>
      <div role="status" className={`well row gap-24 below ${styles.booked}`} data-tone="good">
        <strong>{words}</strong>
        {path && <Link to={path}>{t('common.open')}</Link>}
        <Button look="text" onClick={onNext}>
          {t('diesel.next')}
        </Button>
      </div>
      {otherwise && <Alert tone="warn">{otherwise}</Alert>}
      {more}
    </>
  );
};

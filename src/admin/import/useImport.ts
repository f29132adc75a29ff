import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { isApiError, type ApiError } from '../../dataProvider/apiError.ts';
import type { Encoding } from '../../domain/csv/decode.ts';
import { unmappedRequired } from '../../domain/import/mapping.ts';
import { SENT_STATES, toCanonicalCsv } from '../../domain/import/output.ts';
import { entriesIn, type ImportPlan } from '../../domain/import/plan.ts';
import type { DateOrder } from '../../domain/import/readDate.ts';
import { reconcileImport, type ImportOutcome } from '../../domain/import/reconcile.ts';
import { confirmedCount } from '../../domain/import/serverAnswer.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { readBytes, readFile, type FileReading, type FileRefusal } from './file/readFile.ts';
import { assignColumn, suggestSettings } from './file/settings.ts';
import { usePlan, type Planned } from './file/usePlan.ts';
import type { ImportKind, StoredRecords } from './importKind.ts';

/** Where the import stands. */
export type ImportStage = 'choose' | 'reading' | 'preview' | 'sending' | 'done';

export interface ImportResult<Field extends string> extends ImportOutcome<Field> {
  sent: number;
  /** The server's list is cut short, or shows less than the server confirmed. */
  isUnverified: boolean;
  /** How many rows the server says it stored, where it says more than its list shows. */
  confirmed?: number;
  /** Why the server's answer is not known. */
  unconfirmed?: ApiError;
}

/** What went wrong, and whether the server has to be looked at before anything is sent again. */
export interface ImportFailure {
  message: MessageKey;
  error: unknown;
  mustCheck: boolean;
}

/** After these the server may still be working, so its current rows are not final. */
const mayStillArrive = (error: unknown) =>
  isApiError(error, 'unknownOutcome', 'network', 'timeout', 'offline');

const countThere = ({ arrived, altered }: ImportOutcome<string>) => arrived.length + altered.length;

/** The steps of an import: read a file, plan it, show the plan, send it once, and report the outcome. */
export const useImport = <Field extends string>(kind: ImportKind<Field>) => {
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<ImportStage>('choose');
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [wanted, setWanted] = useState<Planned<Field>>();
  const [isIncomplete, setIncomplete] = useState(false);
  const [result, setResult] = useState<ImportResult<Field>>();
  const [failure, setFailure] = useState<ImportFailure>();
  const [check, setCheck] = useState<'running' | 'done'>();
  const turn = useRef(0);
  const isSending = useRef(false);

  const { table } = kind;
  const { plan, isPlanned } = usePlan(table, wanted);

  /** Starts something that takes time. The latest start wins; the result of an earlier one is dropped. */
  const takeTurn = () => {
    const mine = (turn.current += 1);
    return () => turn.current === mine;
  };

  const take = (reading: FileReading, stored: StoredRecords<Field> | undefined) => {
    if ('refusal' in reading) {
      setRefusal(reading.refusal);
      return;
    }
    const { file } = reading;
    const settings = suggestSettings(file.csv, table);
    setRefusal(undefined);
    setIncomplete(unmappedRequired(table, settings.mapping).length > 0);
    setWanted({ file, settings, stored });
    setStage('preview');
  };

  const forget = () => {
    setWanted(undefined);
    setRefusal(undefined);
    setResult(undefined);
    setFailure(undefined);
    setCheck(undefined);
  };

  /** Lets the screens below show what the server has now; not while it cannot even be asked. */
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [kind.resource] });

  const upload = async (sentPlan: ImportPlan<Field>, fileName: string) => {
    const sent = entriesIn(sentPlan, SENT_STATES);
    const { answer, unconfirmed, ...stored } = await kind.upload(
      toCanonicalCsv(sentPlan),
      fileName,
    );
    refresh();
    const outcome = reconcileImport({ table, sent, rowsAfter: stored.records, answer });
    const { truncated } = stored;
    if (unconfirmed && !truncated && countThere(outcome) === 0) {
      setWanted((now) => now && { ...now, stored });
      throw unconfirmed;
    }
    const count = Math.min(confirmedCount(answer) ?? 0, sent.length);
    const confirmed = count > countThere(outcome) ? count : undefined;
    const isUnverified = truncated || confirmed !== undefined;
    setResult({ ...outcome, sent: sent.length, isUnverified, confirmed, unconfirmed });
  };

  return {
    stage,
    refusal,
    file: wanted?.file,
    settings: wanted?.settings,
    /** What will happen; while `isPlanned` is false, what would have before the last correction. */
    plan,
    isPlanned,
    result,
    failure,
    /** Whether the server was looked at anew because of a failure. */
    check,
    /** No column was found for a field that must be there. */
    isIncomplete,
    /** How many records exist already, as far as it is known. */
    known: wanted?.stored?.records.length ?? 0,
    /** How far it is known which records exist already. */
    comparison: !wanted?.stored ? 'none' : wanted.stored.truncated ? 'cutShort' : 'whole',

    choose: async (chosen: File) => {
      const isLatest = takeTurn();
      forget();
      setStage('reading');
      const [reading, stored] = await Promise.all([
        readFile(chosen),
        kind.load().catch(() => undefined),
      ]);
      if (!isLatest()) return;
      setStage('choose');
      take(reading, stored);
    },
    readAs: async (encoding: Encoding) => {
      if (!wanted) return;
      const isLatest = takeTurn();
      const { file, stored } = wanted;
      const reading = await readBytes(file.name, file.bytes, encoding);
      if (isLatest()) take(reading, stored);
    },
    /** Gives a column to a field, or to none. */
    map: (column: number, field: Field | undefined) => {
      if (!wanted) return;
      const settings = assignColumn(wanted.settings, wanted.file.csv, table, column, field);
      setWanted({ ...wanted, settings });
    },
    orderDates: (dateOrder: DateOrder) => {
      if (wanted) setWanted({ ...wanted, settings: { ...wanted.settings, dateOrder } });
    },
    startOver: () => {
      takeTurn();
      forget();
      setStage('choose');
    },
    /** Looks at what the server has by now and plans anew. Sends nothing. */
    lookAgain: async () => {
      const isLatest = takeTurn();
      setCheck('running');
      try {
        const stored = await kind.load();
        if (!isLatest()) return;
        refresh();
        setWanted((now) => now && { ...now, stored });
        setFailure(undefined);
        setCheck('done');
      } catch (error) {
        if (!isLatest()) return;
        setCheck(undefined);
        setFailure((now) => now && { ...now, message: 'importing.check.failed', error });
      }
    },
    send: async () => {
      if (!plan || !wanted || !isPlanned || failure?.mustCheck || isSending.current) return;
      isSending.current = true;
      takeTurn();
      setStage('sending');
      setFailure(undefined);
      setCheck(undefined);
      try {
        await upload(plan, wanted.file.name);
        setStage('done');
      } catch (error) {
        setFailure({ message: kind.failed, error, mustCheck: mayStillArrive(error) });
        setStage('preview');
      } finally {
        isSending.current = false;
      }
    },
  } as const;
};

export type Import<Field extends string> = ReturnType<typeof useImport<Field>>;

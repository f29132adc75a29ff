import {
  chooseAll,
  chooseRow,
  UPDATE_ALL,
  type ImportChoice,
  type ImportChoices,
} from '../../../domain/import/choices.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import { withEntries, type ImportPlan } from '../../../domain/import/plan.ts';
import type { RecordsNow } from '../../../domain/import/run/settle.ts';
import type { Failures } from '../importKind.ts';
import type { FileRefusal, Judged, ReadFile, Settings } from './messages.ts';

export interface PlanBasis {
  file: ReadFile;
  settings: Settings;
  /** The server's records that rows are compared with; undefined if they failed to load. */
  stored: RecordsNow | undefined;
  /** Why the names of other records are not known, by field. */
  unnamed?: Failures;
}

export interface Planned {
  basis: PlanBasis;
  plan: ImportPlan;
  judged: Judged;
}

interface Preview {
  stage: 'preview';
  basis: PlanBasis;
  /** Of an earlier basis while the next plan is being made. */
  planned?: Planned;
  /** Why the file could not be read in another encoding. */
  refusal?: FileRefusal;
  /** The columns are mapped as in an earlier file with the same columns. */
  isRecalled: boolean;
  /**
   * No row can be imported until a column is mapped to a required field. Decided by a file's first plan, so
   * that the columns stay where they are while the user maps them.
   */
  isIncomplete?: boolean;
  /** Cells were corrected, which would be lost with the file. */
  isCorrected: boolean;
  /** How many corrections are still being checked. */
  correcting: number;
  choices: ImportChoices;
  /** Why the server's records could not be read. */
  failure?: unknown;
  check?: 'running' | 'done';
}

/** An import before anything is sent: a file is chosen, read, planned and corrected. */
export type ImportState =
  | { stage: 'choose'; refusal?: FileRefusal }
  | { stage: 'reading' }
  | Preview;

export type ImportEvent =
  | { type: 'left' | 'opened' | 'correcting' | 'checking' | 'readerStopped' }
  | { type: 'refused'; refusal: FileRefusal }
  | { type: 'read'; basis: PlanBasis; isRecalled: boolean; failure?: unknown }
  | { type: 'set'; settings: Partial<Settings>; isRecalled?: boolean }
  | { type: 'checked'; stored: RecordsNow; unnamed?: Failures }
  | { type: 'checkFailed'; failure?: unknown; unnamed?: Failures }
  | { type: 'planned'; planned: Planned; isIncomplete: boolean }
  | { type: 'corrected'; entries: readonly ImportEntry[]; hasGaps: boolean }
  | { type: 'choseAll'; choice: ImportChoice }
  | { type: 'choseRow'; line: number; choice: ImportChoice };

export const NO_FILE = { stage: 'choose' } as const;

const inPreview = (state: Preview, event: ImportEvent): ImportState => {
  const { basis, planned } = state;
  switch (event.type) {
    case 'refused':
      return { ...state, refusal: event.refusal };
    case 'readerStopped':
      return { stage: 'choose', refusal: { code: 'noReader' } };
    case 'set': {
      const { isRecalled = state.isRecalled } = event;
      const settings = { ...basis.settings, ...event.settings };
      return { ...state, basis: { ...basis, settings }, isRecalled };
    }
    case 'planned':
      // One that was superseded on its way is dropped.
      if (event.planned.basis !== basis) return state;
      return {
        ...state,
        planned: event.planned,
        isIncomplete: state.isIncomplete ?? event.isIncomplete,
      };
    case 'correcting':
      return { ...state, isCorrected: true, correcting: state.correcting + 1 };
    case 'corrected': {
      const correcting = state.correcting - 1;
      if (!planned) return { ...state, correcting };
      const plan = withEntries(planned.plan, event.entries);
      const judged = { ...planned.judged, hasGaps: event.hasGaps };
      return { ...state, correcting, planned: { ...planned, plan, judged } };
    }
    case 'choseAll':
      return { ...state, choices: chooseAll(event.choice) };
    case 'choseRow':
      return { ...state, choices: chooseRow(state.choices, event.line, event.choice) };
    case 'checking':
      return { ...state, check: 'running' };
    case 'checked':
      return {
        ...state,
        basis: { ...basis, stored: event.stored, unnamed: event.unnamed },
        check: 'done',
        failure: undefined,
      };
    case 'checkFailed':
      return {
        ...state,
        basis: { ...basis, unnamed: event.unnamed },
        check: undefined,
        failure: event.failure,
      };
    default:
      return state;
  }
};

/** The next state of an import; an event that comes too late for its stage changes nothing. */
export const nextState = (state: ImportState, event: ImportEvent): ImportState => {
  if (event.type === 'left') return NO_FILE;
  if (event.type === 'opened') return { stage: 'reading' };
  if (event.type === 'read') {
    const { basis, isRecalled, failure } = event;
    // Read again in another encoding, its rows are still the same lines.
    const { choices, isCorrected, correcting } =
      state.stage === 'preview'
        ? state
        : { choices: UPDATE_ALL, isCorrected: false, correcting: 0 };
    return { stage: 'preview', basis, isRecalled, isCorrected, correcting, choices, failure };
  }
  if (state.stage === 'preview') return inPreview(state, event);
  return event.type === 'refused' ? { stage: 'choose', refusal: event.refusal } : state;
};

import { isOver, type ImportRun } from '../../../domain/import/run/run.ts';
import type { MessageKey } from '../../../i18n/messages.ts';

export interface ImportFailure {
  message: MessageKey;
  /** The sentence for the import as a whole, where only part of it failed. */
  whole?: MessageKey;
  error?: unknown;
}

export interface Halt {
  run: ImportRun;
  failure?: ImportFailure;
  mustCheck?: boolean;
  /** The run was found unfinished after a reload or a crash. */
  isResumed?: boolean;
  isAsking?: boolean;
}

interface Progress {
  done: number;
  total: number;
}

/** Where an import stands, from the press of its button on; it stays `unsent` if that came to nothing. */
export interface RunState extends Partial<Halt> {
  stage: 'unsent' | 'planning' | 'sending' | 'checking' | 'paused' | 'undoing' | 'done';
  /** Why nothing was sent; the file can be corrected and sent again. */
  refused?: ImportFailure;
  isPausing?: boolean;
  /** Bytes sent of the file that holds all new rows, or records undone. */
  progress?: Progress;
}

export type RunEvent =
  | { type: 'planning' | 'pausing' }
  | { type: 'unsent'; refused?: ImportFailure }
  | { type: 'sending' | 'undoing' | 'kept'; run: ImportRun }
  | { type: 'checking'; run: ImportRun; isResumed?: boolean }
  | { type: 'progressed'; progress: Progress }
  /** Nothing more happens until the user acts. */
  | ({ type: 'halted' } & Halt);

export const UNSENT: RunState = { stage: 'unsent' };

const WORKING: readonly RunState['stage'][] = ['planning', 'sending', 'checking', 'undoing'];

export const isWorking = ({ stage }: RunState): boolean => WORKING.includes(stage);

/** The next state; what comes too late for its stage changes nothing. */
export const nextState = (state: RunState, { type, ...facts }: RunEvent): RunState => {
  if (type === 'halted') {
    return { stage: 'run' in facts && isOver(facts.run) ? 'done' : 'paused', ...facts };
  }
  if (type !== 'pausing' && type !== 'kept' && type !== 'progressed') {
    return { stage: type, ...facts };
  }
  if (state.stage !== 'sending' && state.stage !== 'undoing') return state;
  return { ...state, ...(type === 'pausing' ? { isPausing: true } : facts) };
};

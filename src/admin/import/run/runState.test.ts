import { describe, expect, it } from 'vitest';

import { stop } from '../../../domain/import/run/run.ts';
import { isWorking, nextState, UNSENT, type RunEvent, type RunState } from './runState.ts';
import { importOf } from './testing.ts';

const run = importOf(2, [1]);
const over = stop(run);
const failure = { message: 'importing.run.stopped' } as const;
const progress = { done: 1, total: 3 };

const STATES = {
  unsent: UNSENT,
  refused: { stage: 'unsent', refused: failure },
  planning: { stage: 'planning' },
  sending: { stage: 'sending', run },
  pausing: { stage: 'sending', run, isPausing: true, progress },
  checking: { stage: 'checking', run, isResumed: true },
  paused: { stage: 'paused', run, failure, mustCheck: true },
  undoing: { stage: 'undoing', run: over },
  done: { stage: 'done', run: over },
} satisfies Record<string, RunState>;
const ALL = Object.values<RunState>(STATES);

/** Whatever the state before. */
const ALWAYS: readonly (readonly [RunEvent, RunState])[] = [
  [{ type: 'planning' }, STATES.planning],
  [{ type: 'unsent', refused: failure }, STATES.refused],
  [{ type: 'sending', run }, STATES.sending],
  [{ type: 'checking', run, isResumed: true }, STATES.checking],
  [{ type: 'undoing', run: over }, STATES.undoing],
  [{ type: 'halted', run, failure, mustCheck: true }, STATES.paused],
  [{ type: 'halted', run: over }, STATES.done],
  [{ type: 'unsent' }, UNSENT],
];

/** What these add to a state that sends or undoes; any other stays as it is. */
const WHILE_RUNNING: readonly (readonly [RunEvent, Partial<RunState>])[] = [
  [{ type: 'pausing' }, { isPausing: true }],
  [{ type: 'kept', run: over }, { run: over }],
  [{ type: 'progressed', progress }, { progress }],
];

describe.each(Object.entries<RunState>(STATES))('an import that is %s', (name, state) => {
  it.each(ALWAYS)('takes $type', (event, next) => {
    expect(nextState(state, event)).toEqual(next);
  });

  it.each(WHILE_RUNNING)('takes $type only while rows are sent or undone', (event, change) => {
    const isRunning = ['sending', 'pausing', 'undoing'].includes(name);
    expect(nextState(state, event)).toEqual(isRunning ? { ...state, ...change } : state);
  });
});

it('must not be left while something is under way', () => {
  expect(ALL.filter(isWorking)).toEqual([
    STATES.planning,
    STATES.sending,
    STATES.pausing,
    STATES.checking,
    STATES.undoing,
  ]);
});

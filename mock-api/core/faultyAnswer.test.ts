import { expect, it } from 'vitest';

import { answer } from '../../api/answer.ts';
import { readFault } from './faults.ts';
import { faultyOutcome } from './faultyAnswer.ts';

it.each(['rows_holes', 'rows_repeated'])('%s leaves a file alone', (kind) => {
  const file = answer(200, 'application/pdf', '%PDF-1.4');
  expect(faultyOutcome(readFault({ path: '/*', kind }), file)).toEqual(file);
});

import type { ReactElement } from 'react';
import { SelectInput } from 'react-admin';

const STATES = ['due', 'overdue', 'valid', 'unknown'].map((id) => ({
  id,
  name: `common.expiryStates.${id}`,
}));

/** A filter for the state of each paper. */
export const paperFilters = (papers: readonly string[]): ReactElement[] =>
  papers.map((paper) => <SelectInput key={paper} source={paper} choices={STATES} />);

import { useGetList } from 'react-admin';

import type { FleetDocument } from '../../../domain/fleet/document.ts';
import {
  documentState,
  renewalsIn,
  type DocumentState,
  type Renewals,
} from '../../../domain/fleet/documentState.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { ALL_ROWS } from '../../common/allRows.ts';
import { useToday } from '../../common/useToday.ts';

// One constant object: the key of the query never changes.
const EVERYTHING = {
  pagination: ALL_ROWS,
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

/** All documents: what figures, states and histories are worked out from. */
export const useAllDocuments = () => useGetList<FleetDocument>(RESOURCES.documents, EVERYTHING);

const known = new WeakMap<readonly FleetDocument[], Renewals<FleetDocument>>();
const NOTHING: readonly FleetDocument[] = [];

/** Worked out once for all rows of a list, each of which asks. */
const renewalsAmong = (documents: readonly FleetDocument[]): Renewals<FleetDocument> => {
  const renewals = known.get(documents) ?? renewalsIn(documents);
  known.set(documents, renewals);
  return renewals;
};

/** Which documents another one renews. */
export const useRenewals = (): Renewals<FleetDocument> =>
  renewalsAmong(useAllDocuments().data ?? NOTHING);

/** Where a document stands today. */
export const useDocumentState = (
  document: Pick<FleetDocument, 'id' | 'expiry_date'> | undefined,
): DocumentState | undefined => {
  const renewals = useRenewals();
  const today = useToday();
  return document && documentState(document, renewals, today);
};

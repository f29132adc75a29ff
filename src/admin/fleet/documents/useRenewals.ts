import { createContext, useContext, useMemo } from 'react';
import { useGetList } from 'react-admin';

import type { FleetDocument } from '../../../domain/documents/document.ts';
import {
  documentState,
  renewalsIn,
  type DocumentState,
  type Renewals,
} from '../../../domain/documents/documentState.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../kit/allRows.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';

// One constant object: the key of the query never changes.
const EVERYTHING = {
  pagination: ALL_ROWS,
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

/** All documents: what figures, states and histories are worked out from. */
export const useAllDocuments = () => useGetList<FleetDocument>(RESOURCES.documents, EVERYTHING);

const NOTHING: Renewals<FleetDocument> = new Map();

/** Given once for a page: each row of a list asks, and a query of its own for each would be slow. */
export const RenewalsContext = createContext<Renewals<FleetDocument>>(NOTHING);

/** What `RenewalsContext` gives to a page that shows documents. */
export const useRenewalsOfAll = (): Renewals<FleetDocument> => {
  const { data } = useAllDocuments();
  return useMemo(() => (data ? renewalsIn(data) : NOTHING), [data]);
};

/** Which documents another one renews. */
export const useRenewals = (): Renewals<FleetDocument> => useContext(RenewalsContext);

/** Where a document stands today. */
export const useDocumentState = (
  document: Pick<FleetDocument, 'id' | 'expiry_date'> | undefined,
): DocumentState | undefined => {
  const renewals = useRenewals();
  const day = useCompanyDay();
  return document && documentState(document, renewals, day);
};

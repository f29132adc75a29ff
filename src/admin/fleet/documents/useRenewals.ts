import { createContext, useContext, useMemo } from 'react';
import { useGetList } from 'react-admin';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import {
  documentState,
  renewalsIn,
  type DocumentState,
  type Renewals,
} from '../../../domain/documents/documentState.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../kit/allRows.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';

// Must be referentially stable: it is part of the query's key.
const EVERYTHING = {
  pagination: ALL_ROWS,
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

/** All documents: figures, states and histories depend on them. */
export const useAllDocuments = () => useGetList<FleetDocument>(RESOURCES.documents, EVERYTHING);

const NOTHING: Renewals<FleetDocument> = new Map();

/** Provided once per page: a query in each row of a list would be slow. */
export const RenewalsContext = createContext<Renewals<FleetDocument>>(NOTHING);

/** The value of `RenewalsContext` for a page that shows documents. */
export const useRenewalsOfAll = (): Renewals<FleetDocument> => {
  const { data } = useAllDocuments();
  return useMemo(() => (data ? renewalsIn(data) : NOTHING), [data]);
};

/** Which documents another one renews. */
export const useRenewals = (): Renewals<FleetDocument> => useContext(RenewalsContext);

/** The state of a document today. */
export const useDocumentState = (
  document: Pick<FleetDocument, 'id' | 'expiry_date' | 'category'> | undefined,
): DocumentState | undefined => {
  const renewals = useRenewals();
  const day = useCompanyDay();
  return document && documentState(document, renewals, day);
};

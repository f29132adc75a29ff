import { createContext, useContext, useMemo } from 'react';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import {
  documentState,
  renewalsIn,
  type DocumentState,
  type Renewals,
} from '../../../domain/documents/documentState.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';

/** All documents, since figures, states and histories depend on all of them. */
export const useAllDocuments = () => useAllRows<FleetDocument>(RESOURCES.documents);

const NOTHING: Renewals<FleetDocument> = new Map();

/** Provided once per page, because a query in each row would be slow. */
export const RenewalsContext = createContext<Renewals<FleetDocument>>(NOTHING);

export const useRenewalsOfAll = (): Renewals<FleetDocument> => {
  const { data } = useAllDocuments();
  return useMemo(() => (data ? renewalsIn(data) : NOTHING), [data]);
};

/** For each renewed document, the one that renews it. */
export const useRenewals = (): Renewals<FleetDocument> => useContext(RenewalsContext);

export const useDocumentState = (
  document: Pick<FleetDocument, 'id' | 'expiry_date' | 'category'> | undefined,
): DocumentState | undefined => {
  const renewals = useRenewals();
  const day = useCompanyDay();
  return document && documentState(document, renewals, day);
};

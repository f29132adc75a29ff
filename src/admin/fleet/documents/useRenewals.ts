import { createContext, useContext, useMemo } from 'react';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import {
  documentState,
  renewalsIn,
  type DocumentState,
  type Renewals,
} from '../../../domain/documents/documentState.ts';
import { useDocuments } from '../../common/useDocuments.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';

const NOTHING: Renewals<FleetDocument> = new Map();

/** Provided once per page, because a query in each row would be slow. */
export const RenewalsContext = createContext<Renewals<FleetDocument>>(NOTHING);

export const useRenewalsOf = (shown: readonly FleetDocument[]): Renewals<FleetDocument> => {
  const holders = new Set(shown.flatMap(({ holder_id }) => holder_id ?? []));
  const { data } = useDocuments({ holder_id: [...holders] }, shown, shown.length > 0);
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

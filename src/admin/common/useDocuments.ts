import { useMemo } from 'react';

import type { FleetDocument } from '../../domain/documents/documents.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';
import { useIsPaged } from '../kit/useIsPaged.ts';

type Filter = Readonly<Record<string, unknown>>;

const NO_DOCUMENTS: readonly FleetDocument[] = [];

/**
 * All documents, since figures, states and histories depend on all of them; of a long list, those
 * that a filter finds, and what renews them or some others.
 */
export const useDocuments = (
  filter: Filter,
  others: readonly FleetDocument[] = NO_DOCUMENTS,
  enabled = true,
) => {
  const isPaged = useIsPaged()(RESOURCES.documents);
  const found = useAllRows<FleetDocument>(RESOURCES.documents, { ofLong: { filter }, enabled });
  const ids = [...others, ...(found.data ?? [])].map(({ id }) => id);
  const hasMore = isPaged && found.data !== undefined && ids.length > 0;
  const later = useAllRows<FleetDocument>(RESOURCES.documents, {
    ofLong: { filter: { replaces_id: [...new Set(ids)] } },
    enabled: hasMore,
  });
  const data = useMemo(() => {
    if (!isPaged || !found.data) return found.data;
    const all = [...found.data, ...(later.data ?? [])];
    return [...new Map(all.map((document) => [document.id, document])).values()];
  }, [isPaged, found.data, later.data]);
  return {
    data,
    meta: found.meta,
    error: found.error,
    refetch: found.refetch,
    isPending: found.isPending || (hasMore && later.isPending),
  };
};

/** Of a holder, once one is chosen. */
export const useDocumentsOf = (
  { holder_type, holder_id }: { holder_type?: unknown; holder_id?: unknown },
  enabled = true,
) => {
  const isPaged = useIsPaged()(RESOURCES.documents);
  const isChosen = Boolean(holder_type) && Boolean(holder_id);
  return useDocuments({ holder_type, holder_id }, NO_DOCUMENTS, enabled && (isChosen || !isPaged));
};

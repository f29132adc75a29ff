import { useEffect } from 'react';
import { useListContext, useStore } from 'react-admin';
import type { FilterPayload, SortPayload } from 'react-admin';

export interface ListTrail {
  resource: string;
  sort: SortPayload;
  filter: FilterPayload;
}

const KEY = 'listTrail';

export const useListTrail = (): ListTrail | undefined => useStore<ListTrail | undefined>(KEY)[0];

/** Placed in a list, it lets the record pages link to the previous and next record. */
export const KeepListTrail = () => {
  const { resource, sort, filterValues } = useListContext();
  const [, setTrail] = useStore<ListTrail | undefined>(KEY);
  useEffect(
    () => setTrail({ resource, sort, filter: filterValues }),
    [setTrail, resource, sort, filterValues],
  );
  return null;
};

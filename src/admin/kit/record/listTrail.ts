import { useEffect } from 'react';
import { useListContext, useStore } from 'react-admin';
import type { FilterPayload, SortPayload } from 'react-admin';

/** The list that the user looked at last, as it was searched and sorted. */
export interface ListTrail {
  resource: string;
  sort: SortPayload;
  filter: FilterPayload;
}

const KEY = 'listTrail';

export const useListTrail = (): ListTrail | undefined => useStore<ListTrail | undefined>(KEY)[0];

/** Put into a list, it lets the pages of its records lead on to the previous and the next one. */
export const KeepListTrail = () => {
  const { resource, sort, filterValues } = useListContext();
  const [, setTrail] = useStore<ListTrail | undefined>(KEY);
  useEffect(
    () => setTrail({ resource, sort, filter: filterValues }),
    [setTrail, resource, sort, filterValues],
  );
  return null;
};

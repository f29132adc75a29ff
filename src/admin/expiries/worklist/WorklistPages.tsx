import { ListPaginationContext } from 'react-admin';

import { ListPages } from '../../kit/list/ListPages.tsx';

interface WorklistPagesProps {
  page: number;
  perPage: number;
  total: number;
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
}

/** Pagination for rows outside a react-admin list. */
export const WorklistPages = ({
  page,
  perPage,
  total,
  setPage,
  setPerPage,
}: WorklistPagesProps) => (
  <ListPaginationContext
    value={{
      page,
      perPage,
      total,
      setPage,
      setPerPage,
      hasPreviousPage: page > 1,
      hasNextPage: page * perPage < total,
      isLoading: false,
      isPending: false,
      resource: '',
    }}
  >
    <ListPages />
  </ListPaginationContext>
);

import { Pagination, useListContext } from 'react-admin';

/** The pages of a list. One that could not be loaded has none, and no number of rows to tell. */
export const ListPages = () => {
  const { error, data } = useListContext();
  return error && !data ? null : <Pagination />;
};

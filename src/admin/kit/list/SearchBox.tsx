import { useListContext, useTranslate } from 'react-admin';

import { SearchField } from '../inputs/SearchField.tsx';
import { SEARCH, useFilterValues } from './filters/listFilters.ts';

interface SearchBoxProps {
  /** If the list's record type does not name the fields. */
  label?: string;
}

export const SearchBox = ({ label }: SearchBoxProps) => {
  const { resource } = useListContext();
  const { values, change } = useFilterValues();
  const translate = useTranslate();
  return (
    <SearchField
      label={label ?? translate(`resources.${resource}.fields.q`)}
      applied={values[SEARCH] ?? ''}
      onSearch={(text) => change({ [SEARCH]: text }, true)}
    />
  );
};

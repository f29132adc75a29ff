import { useT } from '../../texts/useT.ts';
import type { FilterOption } from './listFilters.ts';

/** What an option is called. */
export const useOptionName = () => {
  const t = useT();
  return (option: FilterOption): string => ('text' in option ? t(option.text) : option.name);
};

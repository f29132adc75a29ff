import { useT } from '../../texts/useT.ts';
import type { FilterOption } from './listFilters.ts';

/** The name of an option. */
export const useOptionName = () => {
  const t = useT();
  return (option: FilterOption): string => ('text' in option ? t(option.text) : option.name);
};

import { loaded } from '../apiError.ts';
import { endpointOf, type ListRules } from '../endpoints.ts';

/** How the list of a record type is searched and filtered; the rules that come later only on demand. */
export const listRulesOf = async (resource: string, isFiltered: boolean): Promise<ListRules> => {
  const { searchFields, filters, loadRules } = endpointOf(resource);
  const later = isFiltered && loadRules ? await loaded(loadRules()) : undefined;
  return { searchFields, filters, ...later };
};

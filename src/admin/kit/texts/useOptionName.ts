import type { MessageKey } from '../../../i18n/messages.ts';
import { useT } from './useT.ts';

/** Values to choose from: fixed ones have a translated text, those from the data a name. */
export type FilterOption = { value: string } & ({ text: MessageKey } | { name: string });

export const useOptionName = () => {
  const t = useT();
  return (option: FilterOption): string => ('text' in option ? t(option.text) : option.name);
};

import { SearchInput, useTranslate } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';

interface SearchBoxProps {
  source: string;
  /** What is searched. */
  hint: MessageKey;
  /** Read by react-admin: the box is always in sight. */
  alwaysOn?: boolean;
}

/** The search of a list, saying in itself what it looks into. */
export const SearchBox = ({ source, hint }: SearchBoxProps) => {
  const text = useTranslate()(hint);
  return (
    <SearchInput
      source={source}
      placeholder={text}
      slotProps={{ htmlInput: { 'aria-label': text } }}
    />
  );
};

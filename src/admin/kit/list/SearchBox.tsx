import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { useT } from '../texts/useT.ts';
import { SEARCH, useFilterValues } from './filters/listFilters.ts';

import styles from './list.module.css';

interface SearchBoxProps {
  /** What it looks into, where that is not said with the fields of the list's records. */
  label?: string;
}

/** Searches the list while it is typed, and says what it looks into. */
export const SearchBox = ({ label }: SearchBoxProps) => {
  const t = useT();
  const { resource } = useListContext();
  const { values, change } = useFilterValues();
  const translate = useTranslate();
  const hint = label ?? translate(`resources.${resource}.fields.q`);
  const applied = values[SEARCH] ?? '';
  const [typed, setTyped] = useState(applied);
  // The list may be some keys behind.
  const sent = useRef([applied]);
  useEffect(() => {
    const at = sent.current.indexOf(applied);
    sent.current = at < 0 ? [applied] : sent.current.slice(at);
    // Changed from elsewhere: by a link, a saved query or the way back.
    if (at < 0) setTyped(applied);
  }, [applied]);

  const search = (text: string) => {
    setTyped(text);
    sent.current.push(text.trim());
    change({ [SEARCH]: text.trim() }, true);
  };

  return (
    <div className={styles.search}>
      <Search />
      <input
        type="search"
        value={typed}
        placeholder={hint}
        aria-label={hint}
        onChange={(event) => search(event.target.value)}
      />
      {typed && (
        <button type="button" aria-label={t('common.list.clearSearch')} onClick={() => search('')}>
          <X />
        </button>
      )}
    </div>
  );
};

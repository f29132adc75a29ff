import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { useT } from '../texts/useT.ts';
import { SEARCH, type FilterValues } from './filters/listFilters.ts';

import styles from './list.module.css';

/** Searches the list while it is typed, and says what it looks into. */
export const SearchBox = () => {
  const t = useT();
  const { resource, filterValues, setFilters } = useListContext();
  const values = filterValues as FilterValues;
  const hint = useTranslate()(`resources.${resource}.fields.q`);
  const applied = values[SEARCH] ?? '';
  const [typed, setTyped] = useState(applied);
  const sent = useRef(applied);
  // Changed from elsewhere: by a link, a saved query or the way back.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setTyped(applied);
  }, [applied]);

  const search = (text: string) => {
    setTyped(text);
    sent.current = text.trim();
    const { [SEARCH]: _before, ...others } = values;
    setFilters(sent.current ? { ...others, [SEARCH]: sent.current } : others, {}, true);
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

import { Search, X } from 'lucide-react';
import { useState } from 'react';

import { useT } from '../../kit/texts/useT.ts';
import type { Assignments } from './useAssignments.ts';

import list from '../../kit/list/list.module.css';

/** Searches all assignments as you type. */
export const AssignmentSearch = ({
  assignments: { query, change },
}: {
  assignments: Assignments;
}) => {
  const t = useT();
  const [typed, setTyped] = useState(query.search);
  const [applied, setApplied] = useState(query.search);
  // Changed from outside: by the back button, or by the button shown when nothing was found.
  if (applied !== query.search) {
    setApplied(query.search);
    if (query.search !== typed.trim()) setTyped(query.search);
  }
  const search = (text: string) => {
    setTyped(text);
    change({ q: text.trim() });
  };
  return (
    <div className={list.search}>
      <Search />
      <input
        type="search"
        value={typed}
        placeholder={t('overview.assignments.search')}
        aria-label={t('overview.assignments.search')}
        onChange={({ target }) => search(target.value)}
      />
      {typed && (
        <button type="button" aria-label={t('common.list.clearSearch')} onClick={() => search('')}>
          <X />
        </button>
      )}
    </div>
  );
};

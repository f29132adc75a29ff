import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useT } from '../texts/useT.ts';

import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  applied: string;
  onSearch: (text: string) => void;
}

export const SearchField = ({ label, applied, onSearch }: SearchFieldProps) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(applied);
  // The list may lag some keystrokes behind.
  const sent = useRef([applied]);
  useEffect(() => {
    const at = sent.current.indexOf(applied);
    sent.current = at < 0 ? [applied] : sent.current.slice(at);
    // Changed from outside: by a link, a saved query or the back button.
    if (at < 0) setTyped(applied);
  }, [applied]);

  const search = (text: string) => {
    setTyped(text);
    sent.current.push(text.trim());
    onSearch(text.trim());
  };

  return (
    <div className={styles.search}>
      <Search size={18} />
      <input
        ref={input}
        type="search"
        value={typed}
        placeholder={label}
        aria-label={label}
        onChange={(event) => search(event.target.value)}
      />
      {typed && (
        <button
          type="button"
          className="key"
          aria-label={t('common.list.clearSearch')}
          onClick={() => {
            search('');
            input.current?.focus();
          }}
        >
          <X size={16} />
        </button>
      )}
    </div>
  );
};

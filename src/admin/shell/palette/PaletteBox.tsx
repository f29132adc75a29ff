import useAutocomplete from '@mui/material/useAutocomplete';
import { Search as SearchIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { useT } from '../../kit/texts/useT.ts';
import { toSearchable, type Findable } from '../../pages/entry.ts';
import { findEntries, offeredEntries, withRecent } from '../../pages/findEntries.ts';
import { usePageEntries } from '../../pages/usePageEntries.ts';
import { PaletteFooter } from './PaletteFooter.tsx';
import { PaletteList } from './PaletteList.tsx';
import { useActionEntries } from './useActionEntries.ts';
import { useRecordEntries } from './useRecordEntries.ts';

import styles from './palette.module.css';

const NOTHING_YET: string[] = [];

export interface PaletteBoxProps {
  onClose: () => void;
  /** What has been typed already. */
  start?: string;
}

/** Separate from the dialog, because the hook needs its field to be mounted. */
export const PaletteBox = ({ onClose, start = '' }: PaletteBoxProps) => {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState(start);
  const [recent, setRecent] = useStore<string[]>('palette.recent', NOTHING_YET);
  const pages = usePageEntries();
  const actions = useActionEntries();
  const records = useRecordEntries(text.trim());

  const all = [...[...pages, ...actions].map(toSearchable), ...records.entries];
  const found = text.trim() ? findEntries(all, text) : offeredEntries(all, recent);
  const { entries: shown } = found;
  const counts = new Map(found.counts);
  if (text.trim()) counts.set('records', (counts.get('records') ?? 0) + records.further);
  // useAutocomplete moves the highlight whenever it gets a new array of options.
  const ids = shown.map(({ id }) => id).join('\n');
  // oxlint-disable-next-line react/exhaustive-deps
  const options = useMemo(() => shown, [ids]);

  const choose = ({ id, target }: Findable) => {
    onClose();
    setRecent(withRecent(recent, id));
    if (typeof target === 'string') void navigate(target);
    else target();
  };

  const box = useAutocomplete<Findable>({
    id: 'palette',
    open: true,
    options,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (a, b) => a.id === b.id,
    filterOptions: (found) => found,
    value: null,
    inputValue: text,
    onInputChange: (_, value, reason) => {
      if (reason === 'input') setText(value);
    },
    onChange: (_, entry) => {
      if (entry) choose(entry);
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
    autoHighlight: true,
  });

  return (
    <>
      <div {...box.getRootProps()} className={styles.field}>
        <SearchIcon aria-hidden />
        <input
          {...box.getInputProps()}
          // It opens ready for typing.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={t('palette.input')}
          placeholder={t('palette.input')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </div>
      {shown.length > 0 ? (
        <PaletteList box={box} counts={counts} />
      ) : (
        <p className={styles.none}>
          {records.isLoading ? t('palette.loading') : t('palette.none', { text: text.trim() })}
        </p>
      )}
      <PaletteFooter
        found={text.trim() ? [...counts.values()].reduce((sum, count) => sum + count) : undefined}
        isLoading={records.isLoading}
        failed={records.failed}
        onClose={onClose}
      />
    </>
  );
};

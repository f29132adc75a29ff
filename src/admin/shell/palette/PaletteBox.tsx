import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { Search as SearchIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { listOf, showCount } from '../../../domain/base/formats.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { toSearchable, type Findable, type EntryGroup } from '../../pages/entry.ts';
import {
  findEntries,
  offeredEntries,
  withRecent,
  type FoundEntries,
} from '../../pages/findEntries.ts';
import { usePageEntries } from '../../pages/usePageEntries.ts';
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
        <p className="empty fill">
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

interface PaletteFootProps {
  /** Absent before anything is typed. */
  found: number | undefined;
  isLoading: boolean;
  failed: readonly string[];
  onClose: () => void;
}

const KEYS = [
  ['↑↓', 'move'],
  ['↵', 'open'],
  ['Esc', 'close'],
] as const;

/** The number of results, what could not be searched, and the available keys. */
const PaletteFooter = ({ found, isLoading, failed, onClose }: PaletteFootProps) => {
  const t = useT();
  const words = useWords();
  const isPhone = useIsPhone();
  const lists = listOf(failed.map((resource) => words.records(resource)));
  const told = () => {
    if (lists) return t('palette.failed', { lists });
    if (isLoading) return t('palette.loading');
    return found === undefined ? '' : t('palette.found', { smart_count: found });
  };
  return (
    <div className={styles.foot}>
      <output>{told()}</output>
      {isPhone ? (
        <Button onClick={onClose}>{t('common.close')}</Button>
      ) : (
        KEYS.map(([keys, name]) => (
          <span key={name} aria-hidden>
            <kbd>{keys}</kbd>
            {t(`palette.keys.${name}`)}
          </span>
        ))
      )}
    </div>
  );
};

type Box = UseAutocompleteReturnValue<Findable, false, false, false, true>;

interface PaletteListProps {
  box: Pick<Box, 'getListboxProps' | 'getOptionProps' | 'groupedOptions'>;
  counts: FoundEntries['counts'];
}

const PaletteList = ({ box, counts }: PaletteListProps) => {
  const t = useT();
  return (
    <ul {...box.getListboxProps()} className={styles.list} aria-label={t('palette.title')}>
      {box.groupedOptions.map(({ index, group, options }) => (
        <li key={group} role="presentation">
          <ul role="group" aria-labelledby={`palette-${group}`}>
            <div role="presentation" className={styles.group}>
              <span id={`palette-${group}`}>{t(`palette.groups.${group as EntryGroup}`)}</span>
              {options.length < (counts.get(group as EntryGroup) ?? 0) && (
                <small>
                  {t('palette.firstOf', {
                    shown: options.length,
                    count: showCount(counts.get(group as EntryGroup) ?? 0),
                  })}
                </small>
              )}
            </div>
            {options.map((entry, at) => {
              const { key: optionKey, ...props } = box.getOptionProps({
                option: entry,
                index: index + at,
              });
              const Icon = entry.icon;
              return (
                <li
                  key={optionKey}
                  {...props}
                  className={`${styles.option} ${props.className ?? ''}`}
                >
                  <Icon />
                  <span className="cut" dir="auto">
                    {entry.label}
                  </span>
                  {entry.hint ? (
                    <span className={`cut note ${styles.hint}`}>
                      <bdi>{entry.hint}</bdi>
                    </span>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
};

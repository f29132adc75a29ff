import { styled, useAutocomplete } from '@mui/material';
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

const NOTHING_YET: string[] = [];

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  '&:focus-within': { borderBlockEndColor: theme.palette.primary.main },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: 56,
    border: 0,
    // The line below the field shows the focus.
    outline: 0,
    background: 'none',
    color: theme.palette.text.primary,
    font: 'inherit',
    fontSize: '1rem',
  },
  '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
}));

const None = styled('p')(({ theme }) => ({
  flex: 1,
  margin: 0,
  padding: theme.spacing(4, 2),
  color: theme.palette.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
}));

/** The field and its results. Separate from the dialog, because the hook needs its field to be mounted. */
export const PaletteBox = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [recent, setRecent] = useStore<string[]>('palette.recent', NOTHING_YET);
  const pages = usePageEntries();
  const actions = useActionEntries();
  const records = useRecordEntries();

  const all = [...[...pages, ...actions].map(toSearchable), ...records.entries];
  const shown = text.trim() ? findEntries(all, text) : offeredEntries(all, recent);
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
      <Field {...box.getRootProps()}>
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
      </Field>
      {shown.length > 0 ? (
        <PaletteList box={box} />
      ) : (
        <None>
          {records.isLoading ? t('palette.loading') : t('palette.none', { text: text.trim() })}
        </None>
      )}
      <PaletteFooter
        found={text.trim() ? shown.length : undefined}
        isLoading={records.isLoading}
        failed={records.failed}
        onClose={onClose}
      />
    </>
  );
};

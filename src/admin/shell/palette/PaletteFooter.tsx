import { Button, styled } from '@mui/material';

import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  minBlockSize: 40,
  padding: theme.spacing(0.5, 2),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  fontSize: '0.8125rem',
  '& output': { flex: 1, minInlineSize: '10rem' },
  '& kbd': {
    marginInlineEnd: theme.spacing(0.5),
    padding: '1px 5px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
    fontFamily: 'inherit',
    fontSize: '0.75rem',
  },
}));

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
export const PaletteFooter = ({ found, isLoading, failed, onClose }: PaletteFootProps) => {
  const t = useT();
  const words = useWords();
  const isPhone = useIsPhone();
  const lists = failed.map((resource) => words.records(resource)).join(', ');
  const told = () => {
    if (lists) return t('palette.failed', { lists });
    if (isLoading) return t('palette.loading');
    return found === undefined ? '' : t('palette.found', { smart_count: found });
  };
  return (
    <Foot>
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
    </Foot>
  );
};

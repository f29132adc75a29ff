import { Chip, InputAdornment, TextField, Typography } from '@mui/material';
import { Search } from 'lucide-react';
import { useRef } from 'react';

import { IMPORT_STATES, type ImportState } from '../../../domain/import/importEntry.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import type { ImportKind } from '../importKind.ts';
import type { Import } from '../useImport.ts';
import { ChangedRows } from './ChangedRows.tsx';
import { EntryCards } from './EntryCards.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { PreviewNotices } from './PreviewNotices.tsx';
import { useCorrecting } from './useCorrecting.ts';
import { useShownEntries } from './useShownEntries.ts';

import styles from './preview.module.css';

interface ImportPreviewProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
  plan: ImportPlan<Field>;
}

/** What will happen to each row, before anything is sent; wrong cells can be corrected here. */
export const ImportPreview = <Field extends string>({
  kind,
  run,
  plan,
}: ImportPreviewProps<Field>) => {
  const t = useT();
  const Rows = useIsPhone() ? EntryCards : EntryGrid;
  const correcting = useCorrecting(kind, run);
  const section = useRef<HTMLElement>(null);
  // The focus was in a row that is gone or has become another one.
  const focusFilter = () => {
    const { activeElement } = document;
    if (!activeElement?.contains(section.current) && !activeElement?.closest(`.${styles.frame}`))
      return;
    section.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  };
  const { entries, state, setState, text, setText } = useShownEntries(
    run,
    plan,
    correcting.opened?.line,
    focusFilter,
  );
  const states = IMPORT_STATES.filter((one) => plan.counts[one] > 0);
  return (
    <section ref={section} aria-labelledby="import-plan">
      <Typography id="import-plan" variant="h6" component="h3">
        {t('importing.plan.title')}
      </Typography>
      <div className={styles.bar}>
        <div role="group" aria-label={t('importing.plan.show')} className={styles.chips}>
          <StateChip
            label={t('importing.plan.all', { smart_count: plan.entries.length.toLocaleString() })}
            isChosen={!state}
            onClick={() => setState(undefined)}
          />
          {states.map((one) => (
            <StateChip
              key={one}
              label={t(`importing.plan.${one}`, { smart_count: plan.counts[one] })}
              isChosen={state === one}
              color={COLOURS[one]}
              onClick={() => setState(one)}
            />
          ))}
        </div>
        <TextField
          size="small"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            htmlInput: { 'aria-label': t('importing.plan.find') },
            input: {
              placeholder: t('importing.plan.find'),
              startAdornment: (
                <InputAdornment position="start">
                  <Search size={18} />
                </InputAdornment>
              ),
            },
          }}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 16rem' } }}
        />
      </div>
      <PreviewNotices kind={kind} run={run} plan={plan} />
      <ChangedRows kind={kind} run={run} plan={plan} />
      {entries.length > 0 ? (
        <Rows kind={kind} run={run} plan={plan} entries={entries} correcting={correcting} />
      ) : (
        <p className={styles.nothing}>{t('importing.plan.notFound')}</p>
      )}
      <output className={styles.unseen}>
        {t('importing.plan.shown', {
          smart_count: entries.length,
          total: plan.entries.length.toLocaleString(),
        })}
      </output>
    </section>
  );
};

const COLOURS: Partial<Record<ImportState, 'success' | 'error' | 'info'>> = {
  new: 'success',
  changed: 'info',
  wrong: 'error',
};

interface StateChipProps {
  label: string;
  isChosen: boolean;
  color?: 'success' | 'error' | 'info';
  onClick: () => void;
}

const StateChip = ({ label, isChosen, color, onClick }: StateChipProps) => (
  <Chip
    label={label}
    color={color ?? 'default'}
    variant={isChosen ? 'filled' : 'outlined'}
    aria-pressed={isChosen}
    onClick={onClick}
  />
);

import { Button, styled } from '@mui/material';
import isEqual from 'lodash/isEqual.js';
import { useStore, useStoreContext } from 'react-admin';

import { UI } from '../kit/look/keys.ts';
import { MODE_CHOICES, useModeChoice } from '../kit/look/modeChoices.ts';
import { writeSidebarOpen } from '../kit/look/sidebarCookie.ts';
import {
  DEFAULT_UI,
  PAGE_SIZES,
  UI_OPTIONS,
  useUiPreferences,
  type UiPreferences,
} from '../kit/look/uiPreferences.ts';
import { Choices } from '../kit/settings/Choices.tsx';
import { useT } from '../kit/texts/useT.ts';
import { setPageSizes } from './pageSizes.ts';

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > p': { margin: 0, color: theme.palette.text.secondary, fontSize: '0.875rem' },
}));

/** How the screens look and move in this browser; each choice applies at once. */
export const Preferences = () => {
  const t = useT();
  const ui = useUiPreferences();
  const store = useStoreContext();
  const [, keep] = useStore<UiPreferences>(UI);
  const [mode, chooseMode] = useModeChoice();

  const choose = (changes: Partial<UiPreferences>) => {
    keep({ ...ui, ...changes });
    if (changes.sidebar) writeSidebarOpen(changes.sidebar === 'open');
    if (changes.pageSize) setPageSizes(store, changes.pageSize);
  };
  const reset = () => {
    choose(DEFAULT_UI);
    chooseMode('system');
  };

  return (
    <Sheet>
      <p>{t('preferences.ui.note')}</p>
      <Choices
        label={t('preferences.ui.mode.label')}
        value={mode}
        options={MODE_CHOICES.map(({ choice }) => ({
          value: choice,
          label: t(`shell.topBar.themes.${choice}`),
        }))}
        onChange={chooseMode}
      />
      <Choices
        label={t('preferences.ui.density.label')}
        value={ui.density}
        options={UI_OPTIONS.density.map((value) => ({
          value,
          label: t(`preferences.ui.density.${value}`),
        }))}
        onChange={(density) => choose({ density })}
      />
      <Choices
        label={t('preferences.ui.sidebar.label')}
        hint={t('preferences.ui.sidebar.hint')}
        value={ui.sidebar}
        options={UI_OPTIONS.sidebar.map((value) => ({
          value,
          label: t(`preferences.ui.sidebar.${value}`),
        }))}
        onChange={(sidebar) => choose({ sidebar })}
      />
      <Choices
        label={t('preferences.ui.motion.label')}
        value={ui.motion}
        options={UI_OPTIONS.motion.map((value) => ({
          value,
          label: t(`preferences.ui.motion.${value}`),
        }))}
        onChange={(motion) => choose({ motion })}
      />
      <Choices
        label={t('preferences.ui.pageSize.label')}
        hint={t('preferences.ui.pageSize.hint')}
        value={String(ui.pageSize)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => choose({ pageSize: Number(size) })}
      />
      <div>
        <Button
          variant="outlined"
          disabled={mode === 'system' && isEqual(ui, DEFAULT_UI)}
          onClick={reset}
        >
          {t('preferences.ui.reset')}
        </Button>
      </div>
    </Sheet>
  );
};

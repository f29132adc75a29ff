import { Button } from '@mui/material';
import { useStore, useStoreContext } from 'react-admin';

import { UI } from '../../../kit/look/keys.ts';
import { writeSidebarOpen } from '../../../kit/look/sidebarCookie.ts';
import {
  DEFAULT_UI,
  PAGE_SIZES,
  UI_OPTIONS,
  useUiPreferences,
  type UiPreferences,
} from '../../../kit/look/uiPreferences.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Choices } from '../parts/Choices.tsx';
import { SettingsSheet } from '../parts/SettingsSheet.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { setPageSizes } from './pageSizes.ts';

const MODES = ['light', 'dark', 'system'] as const;

/** How the screens look and move in this browser; each choice applies at once. */
const UiScreen = () => {
  const t = useT();
  const ui = useUiPreferences();
  const store = useStoreContext();
  const [, keep] = useStore<UiPreferences>(UI);
  const [mode, setMode] = useStore<'light' | 'dark' | undefined>('theme');

  const choose = (changes: Partial<UiPreferences>) => {
    keep({ ...ui, ...changes });
    if (changes.sidebar) writeSidebarOpen(changes.sidebar === 'open');
    if (changes.pageSize) setPageSizes(store, changes.pageSize);
  };
  const chooseMode = (chosen: (typeof MODES)[number]) =>
    setMode(chosen === 'system' ? undefined : chosen);
  const reset = () => {
    choose(DEFAULT_UI);
    chooseMode('system');
  };

  return (
    <SettingsPage name="ui">
      <SettingsSheet>
        <p>{t('preferences.ui.note')}</p>
        <Choices
          label={t('preferences.ui.mode.label')}
          value={mode ?? 'system'}
          options={MODES.map((value) => ({ value, label: t(`shell.topBar.themes.${value}`) }))}
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
          <Button variant="outlined" onClick={reset}>
            {t('preferences.ui.reset')}
          </Button>
        </div>
      </SettingsSheet>
    </SettingsPage>
  );
};

export default UiScreen;

import isEqual from 'lodash/isEqual.js';
import { useStore, useStoreContext, type Store } from 'react-admin';

import { Pills } from '../kit/inputs/Pills.tsx';
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
import { isListParamsKey } from '../kit/reactAdmin.ts';
import { ChoicesColumn, Choices } from '../kit/settings/Choices.tsx';
import { EmptyNote } from '../kit/show/PageCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';

/** Each list returns to its first page. */
const setPageSizes = (store: Store, perPage: number): void => {
  for (const [key, params] of Object.entries(store.listItems?.('') ?? {})) {
    if (!isListParamsKey(key) || typeof params !== 'object' || params === null) continue;
    store.setItem(key, { ...params, perPage, page: 1 });
  }
};

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
    <ChoicesColumn>
      <EmptyNote>{t('preferences.ui.note')}</EmptyNote>
      <Pills
        name="mode"
        legend={t('preferences.ui.mode.label')}
        options={MODE_CHOICES.map(({ choice }) => ({
          value: choice,
          name: t(`shell.topBar.themes.${choice}`),
        }))}
        selected={mode}
        onSelect={chooseMode}
      />
      <Choices
        options={{ ...UI_OPTIONS, pageSize: PAGE_SIZES }}
        texts="preferences.ui"
        chosen={ui}
        onChoose={choose}
      />
      <div>
        <Button
          look="outlined"
          disabled={mode === 'system' && isEqual(ui, DEFAULT_UI)}
          onClick={reset}
        >
          {t('preferences.ui.reset')}
        </Button>
      </div>
    </ChoicesColumn>
  );
};

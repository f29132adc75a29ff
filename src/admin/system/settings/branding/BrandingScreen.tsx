import { useEffect } from 'react';
import { useNotify, useStore } from 'react-admin';

import { BRAND_OPTIONS, isBrand, type Brand, type BrandOptions } from '../../../../design/brand.ts';
import {
  BRAND_THEME_NAMES,
  BRAND_THEMES,
  brandOf,
  RESET_THEME,
  type BrandTheme,
} from '../../../../design/brandThemes.ts';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { Pills } from '../../../kit/inputs/Pills.tsx';
import { FigureCard } from '../../../kit/list/FigureCard.tsx';
import { BRAND, BRAND_PREVIEW } from '../../../kit/look/keys.ts';
import { ChoicesColumn, Choices } from '../../../kit/settings/Choices.tsx';
import { EmptyNote, PageCard } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

import styles from './branding.module.css';

const HOUSE = brandOf('house');

const themeIn = ({ theme }: Brand): BrandTheme =>
  BRAND_THEME_NAMES.find((name) => name === theme) ?? 'house';

/** Previewed on the whole app, then saved or discarded. */
const BrandingScreen = () => {
  const t = useT();
  const notify = useNotify();
  const [stored, keep] = useStore<unknown>(BRAND);
  const [tried, tryOut] = useStore<unknown>(BRAND_PREVIEW);
  const saved = isBrand(stored) ? stored : HOUSE;
  const shown = isBrand(tried) ? tried : saved;
  const isChanged = JSON.stringify(shown) !== JSON.stringify(saved);

  // Discards an unsaved preview when the page closes.
  useEffect(() => () => tryOut(undefined), [tryOut]);

  const theme = themeIn(shown);
  const change = (chosen: BrandTheme, options: Partial<BrandOptions> = {}) => {
    const { typography, buttons, cards, animation } = shown;
    tryOut(brandOf(chosen, { typography, buttons, cards, animation, ...options }));
  };
  const store = (brand: Brand, message: string) => {
    keep(brand);
    tryOut(undefined);
    notify(message, { type: 'success' });
  };

  return (
    <SettingsPage name="branding" unsaved={isChanged}>
      <PageCard>
        <ChoicesColumn>
          <EmptyNote>{t('preferences.branding.note')}</EmptyNote>
          <Pills
            name="theme"
            legend={t('preferences.branding.theme')}
            options={BRAND_THEME_NAMES.map((value) => ({ value, name: <Theme name={value} /> }))}
            selected={theme}
            onSelect={change}
          />
          <Choices
            options={BRAND_OPTIONS}
            texts="preferences.branding"
            chosen={shown}
            onChoose={(options) => change(theme, options)}
          />
        </ChoicesColumn>
      </PageCard>
      <Preview />
      <div className="row gap-3">
        <Button
          look="contained"
          disabled={!isChanged}
          onClick={() => store(shown, 'preferences.branding.saved')}
        >
          {t('preferences.branding.save')}
        </Button>
        <Button
          look="outlined"
          onClick={() => store(brandOf(RESET_THEME), 'preferences.branding.resetDone')}
        >
          {t('preferences.branding.reset')}
        </Button>
      </div>
    </SettingsPage>
  );
};

const Theme = ({ name }: { name: BrandTheme }) => {
  const t = useT();
  const { light, side } = BRAND_THEMES[name];
  return (
    <>
      {t(`preferences.branding.themes.${name}`)}
      <span className={styles.swatches} aria-hidden="true">
        {[side.page, light.primary, side.accent].map((colour) => (
          <i key={colour} style={{ backgroundColor: colour }} />
        ))}
      </span>
    </>
  );
};

/** Buttons, a card and a state in the look being tried; not interactive. */
const Preview = () => {
  const t = useT();
  return (
    <PageCard title="preferences.branding.preview.title" about="preferences.branding.preview.hint">
      <div className="row gap-3" inert aria-hidden="true">
        <FigureCard label={t('preferences.branding.preview.card')} value={128} to="" />
        <Button look="contained">{t('preferences.branding.preview.button')}</Button>
        <Button look="outlined">{t('preferences.branding.preview.second')}</Button>
        <Button>{t('preferences.branding.preview.link')}</Button>
        <StatusChip tone="warn" label={t('common.expiryStates.due')} />
      </div>
    </PageCard>
  );
};

export default BrandingScreen;

import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useNotify, useStore } from 'react-admin';

import { BRAND_OPTIONS, isBrand, type Brand, type BrandOptions } from '../../../../design/brand.ts';
import {
  BRAND_THEME_NAMES,
  brandOf,
  RESET_THEME,
  type BrandTheme,
} from '../../../../design/brandThemes.ts';
import { BRAND, BRAND_PREVIEW } from '../../../kit/look/keys.ts';
import { Choices } from '../../../kit/settings/Choices.tsx';
import { SettingsSheet } from '../../../kit/settings/SettingsSheet.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';

const HOUSE = brandOf('house');

const themeIn = ({ theme }: Brand): BrandTheme =>
  BRAND_THEME_NAMES.find((name) => name === theme) ?? 'house';

/** The look of the areas in this browser: previewed on the whole app, then saved or discarded. */
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

  const change = (theme: BrandTheme, options: Partial<BrandOptions> = {}) => {
    const { typography, buttons, cards, animation } = shown;
    tryOut(brandOf(theme, { typography, buttons, cards, animation, ...options }));
  };
  const store = (brand: Brand, message: string) => {
    keep(brand);
    tryOut(undefined);
    notify(message, { type: 'success' });
  };
  const theme = themeIn(shown);

  return (
    <SettingsPage name="branding" unsaved={isChanged}>
      <SettingsSheet>
        <p>{t('preferences.branding.note')}</p>
        <ThemeChoices value={theme} onChange={change} />
        <Choices
          label={t('preferences.branding.typography.label')}
          value={shown.typography}
          options={BRAND_OPTIONS.typography.map((value) => ({
            value,
            label: t(`preferences.branding.typography.${value}`),
          }))}
          onChange={(typography) => change(theme, { typography })}
        />
        <Choices
          label={t('preferences.branding.buttons.label')}
          value={shown.buttons}
          options={BRAND_OPTIONS.buttons.map((value) => ({
            value,
            label: t(`preferences.branding.buttons.${value}`),
          }))}
          onChange={(buttons) => change(theme, { buttons })}
        />
        <Choices
          label={t('preferences.branding.cards.label')}
          value={shown.cards}
          options={BRAND_OPTIONS.cards.map((value) => ({
            value,
            label: t(`preferences.branding.cards.${value}`),
          }))}
          onChange={(cards) => change(theme, { cards })}
        />
        <Choices
          label={t('preferences.branding.animation.label')}
          value={shown.animation}
          options={BRAND_OPTIONS.animation.map((value) => ({
            value,
            label: t(`preferences.branding.animation.${value}`),
          }))}
          onChange={(animation) => change(theme, { animation })}
        />
        <BrandPreview />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button
            variant="contained"
            disabled={!isChanged}
            onClick={() => store(shown, 'preferences.branding.saved')}
          >
            {t('preferences.branding.save')}
          </Button>
          <Button
            variant="outlined"
            onClick={() => store(brandOf(RESET_THEME), 'preferences.branding.resetDone')}
          >
            {t('preferences.branding.reset')}
          </Button>
        </div>
      </SettingsSheet>
    </SettingsPage>
  );
};

export default BrandingScreen;

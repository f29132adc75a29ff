import { FormControl, FormLabel, Radio, RadioGroup, styled } from '@mui/material';
import { useId } from 'react';

import {
  BRAND_THEME_NAMES,
  BRAND_THEMES,
  type BrandTheme,
} from '../../../../design/brandThemes.ts';
import { useT } from '../../../kit/texts/useT.ts';

const Themes = styled(RadioGroup)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
}));

const Theme = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5, 1.5, 0.5, 0.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
  },
  '& > span:nth-of-type(2)': { flex: 1 },
}));

const Swatches = styled('span')({
  display: 'flex',
  '& > i': {
    inlineSize: 18,
    blockSize: 28,
    '&:first-of-type': { borderStartStartRadius: 6, borderEndStartRadius: 6 },
  },
  '& > i:last-of-type': { borderStartEndRadius: 6, borderEndEndRadius: 6 },
});

interface ThemeChoicesProps {
  value: BrandTheme;
  onChange: (theme: BrandTheme) => void;
}

/** The themes with their colours. */
export const ThemeChoices = ({ value, onChange }: ThemeChoicesProps) => {
  const t = useT();
  const id = useId();
  return (
    <FormControl component="fieldset" margin="none">
      <FormLabel id={id} sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
        {t('preferences.branding.theme')}
      </FormLabel>
      <Themes
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => {
          const theme = BRAND_THEME_NAMES.find((name) => name === chosen);
          if (theme) onChange(theme);
        }}
      >
        {BRAND_THEME_NAMES.map((name) => {
          const { light, side } = BRAND_THEMES[name];
          return (
            <Theme key={name}>
              <Radio size="small" value={name} />
              <span>{t(`preferences.branding.themes.${name}`)}</span>
              <Swatches aria-hidden>
                {[side.page, light.primary, side.accent].map((colour) => (
                  <i key={colour} style={{ backgroundColor: colour }} />
                ))}
              </Swatches>
            </Theme>
          );
        })}
      </Themes>
    </FormControl>
  );
};

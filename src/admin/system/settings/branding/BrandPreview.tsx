import { Button, Card, Chip, styled } from '@mui/material';

import { useT } from '../../../kit/texts/useT.ts';

const Stage = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderRadius: 10,
  border: `1px dashed ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
  '& p': { margin: 0, color: theme.palette.text.secondary, fontSize: '0.875rem' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}));

const Figure = styled(Card)(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  minInlineSize: '10rem',
  '& span': { color: theme.palette.text.secondary, fontSize: '0.875rem' },
  '& strong': { display: 'block', fontSize: '1.5rem', lineHeight: 1.3 },
}));

/** Buttons, a card and states in the look being tried; not interactive. */
export const BrandPreview = () => {
  const t = useT();
  return (
    <Stage aria-labelledby="brand-preview">
      <h2 id="brand-preview">{t('preferences.branding.preview.title')}</h2>
      <p>{t('preferences.branding.preview.hint')}</p>
      <Row inert aria-hidden>
        <Figure>
          <span>{t('preferences.branding.preview.card')}</span>
          <strong>128</strong>
        </Figure>
        <Button variant="contained">{t('preferences.branding.preview.button')}</Button>
        <Button variant="outlined">{t('preferences.branding.preview.second')}</Button>
        <Button>{t('preferences.branding.preview.link')}</Button>
        <Chip size="small" color="warning" label={t('common.expiryStates.due')} />
      </Row>
    </Stage>
  );
};

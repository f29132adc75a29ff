import { Card, styled } from '@mui/material';
import { Link } from 'react-router-dom';

import { nameOf, type HubPath } from '../../../domain/access/pages.ts';
import { useT } from '../../kit/texts/useT.ts';
import { settingsScreens } from './settingsScreens.ts';

const Face = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(1.5),
  blockSize: '100%',
  padding: theme.spacing(2),
  '&:hover': { borderColor: theme.palette.primary.main },
  '& > svg': { color: theme.palette.primary.main },
}));

/** The whole card is clickable. */
const Name = styled(Link)({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

const About = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.25, 0, 0),
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
}));

/** A link to a settings page, with a line on what it is for. */
export const SettingsCard = ({ path }: { path: HubPath }) => {
  const t = useT();
  const name = nameOf(path);
  const { icon: Icon } = settingsScreens[path];
  return (
    <li>
      <Face variant="outlined">
        <Icon />
        <div>
          <Name to={path}>{t(`settings.pages.${name}.name`)}</Name>
          <About>{t(`settings.pages.${name}.about`)}</About>
        </div>
      </Face>
    </li>
  );
};

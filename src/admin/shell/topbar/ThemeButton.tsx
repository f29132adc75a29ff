import { IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import { Moon as DarkIcon, Sun as LightIcon, SunMoon as SystemIcon } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'react-admin';

import { useT } from '../../kit/texts/useT.ts';

type Choice = 'light' | 'dark' | 'system';

const CHOICES = [
  { choice: 'light', icon: LightIcon },
  { choice: 'dark', icon: DarkIcon },
  { choice: 'system', icon: SystemIcon },
] as const;

/** Light, dark, or as the device has it. react-admin reads the same key; without one it follows the device. */
export const ThemeButton = () => {
  const t = useT();
  const [stored, setStored] = useStore<'light' | 'dark' | undefined>('theme');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current: Choice = stored ?? 'system';
  const Icon = CHOICES.find(({ choice }) => choice === current)?.icon ?? SystemIcon;

  const choose = (choice: Choice) => {
    setStored(choice === 'system' ? undefined : choice);
    setAnchor(null);
  };

  return (
    <>
      <Tooltip title={t('shell.topBar.theme')}>
        <IconButton
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {CHOICES.map(({ choice, icon: ChoiceIcon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === current}
            selected={choice === current}
            onClick={() => choose(choice)}
          >
            <ListItemIcon>
              <ChoiceIcon />
            </ListItemIcon>
            {t(`shell.topBar.themes.${choice}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

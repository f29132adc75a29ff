import { MODE_CHOICES, useModeChoice } from '../../kit/look/modeChoices.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { Menu, MenuItem } from '../../kit/ui/Menu.tsx';

/** Light, dark, or as on the device. */
export const ThemeButton = () => {
  const t = useT();
  const [current, choose] = useModeChoice();
  const Icon = MODE_CHOICES.find(({ choice }) => choice === current)?.icon;
  const label = t('shell.topBar.theme');
  return (
    <Menu
      label={label}
      button={(props) => (
        <IconButton label={label} {...props}>
          {Icon && <Icon />}
        </IconButton>
      )}
    >
      {(close) =>
        MODE_CHOICES.map(({ choice, icon: ChoiceIcon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === current}
            onClick={() => {
              choose(choice);
              close();
            }}
          >
            <ChoiceIcon />
            {t(`shell.topBar.themes.${choice}`)}
          </MenuItem>
        ))
      }
    </Menu>
  );
};

import { MODE_CHOICES, useModeChoice } from '../kit/look/modeChoices.ts';
import { useT } from '../kit/texts/useT.ts';

import styles from './Appearance.module.css';

/** Light, dark, or as the device has it: a phone's top bar has no room for the choice. */
export const Appearance = () => {
  const t = useT();
  const [current, choose] = useModeChoice();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('shell.topBar.theme')}</legend>
      {MODE_CHOICES.map(({ choice, icon: Icon }) => (
        <label key={choice}>
          <input
            type="radio"
            name="appearance"
            checked={choice === current}
            onChange={() => choose(choice)}
          />
          <Icon />
          {t(`shell.topBar.themes.${choice}`)}
        </label>
      ))}
    </fieldset>
  );
};

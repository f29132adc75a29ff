import { useT } from '../../kit/texts/useT.ts';
import { useCalendarAddress, VIEWS } from './useCalendarAddress.ts';

import styles from './Calendar.module.css';

/** By month or as an agenda. */
export const ViewChoice = () => {
  const t = useT();
  const { view, change } = useCalendarAddress();
  return (
    <fieldset className={styles.views} aria-label={t('calendar.views.label')}>
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => change({ view: name })}
        >
          {t(`calendar.views.${name}`)}
        </button>
      ))}
    </fieldset>
  );
};

import { CalendarArrowDown } from 'lucide-react';
import { useState } from 'react';

import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { ChoiceGroup } from '../../kit/list/filters/ChoiceGroup.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Popover } from '../../kit/ui/Popover.tsx';
import { useDownloadIcs } from './useDownloadIcs.ts';

import styles from './Calendar.module.css';

const REMINDERS = ['on', 'off'] as const;

/** Downloads the shown papers as a file for calendar apps, with or without reminders. */
export const IcsButton = ({ papers }: { papers: readonly Expiry[] }) => {
  const t = useT();
  const [reminders, setReminders] = useState('on');
  const { download, isBusy } = useDownloadIcs();
  const count = papers.length;
  return (
    <Popover
      kind="dialog"
      label={t('calendar.ics.title')}
      className={styles.ics}
      button={(button) => (
        <Button
          look="outlined"
          disabled={count === 0}
          aria-label={t('calendar.ics.button')}
          {...button}
        >
          <CalendarArrowDown />
          <span className={styles.wide}>{t('calendar.ics.button')}</span>
        </Button>
      )}
    >
      {(close) => (
        <>
          <h2>{t('calendar.ics.title')}</h2>
          <p>{t('calendar.ics.hint')}</p>
          <ChoiceGroup
            label={t('calendar.ics.reminders')}
            value={reminders}
            choices={REMINDERS.map((value) => ({ value, name: t(`calendar.ics.${value}`) }))}
            onChoose={setReminders}
          />
          {reminders === 'on' && <p>{t('calendar.ics.times')}</p>}
          <Button
            look="contained"
            disabled={isBusy}
            onClick={() => void download(papers, reminders === 'on').then(close)}
          >
            {t('calendar.ics.download', { smart_count: count, count: count.toLocaleString() })}
          </Button>
        </>
      )}
    </Popover>
  );
};

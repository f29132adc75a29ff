import { CalendarArrowDown } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';

import { brand } from '../../../brand.ts';
import { pause } from '../../../dataProvider/rows/pause.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { dueSoonDays } from '../../../domain/base/dueSoon.ts';
import { showCount } from '../../../domain/base/formats.ts';
import type { IcsEvent } from '../../../domain/calendar/ics.ts';
import { keyOf } from '../../../domain/expiries/fleetExpiries.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { useCompanyName } from '../../common/useCompanyName.ts';
import { saveBlob } from '../../kit/files/saveBlob.ts';
import { ChoiceGroup } from '../../kit/list/filters/ChoiceGroup.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Popover } from '../../kit/ui/Popover.tsx';
import { useSession } from '../../kit/useSession.ts';

import styles from './Calendar.module.css';

const load = () => import('../../../domain/calendar/ics.ts');

/** This many events take less than a frame. */
const SLICE = 40;

const useDownloadIcs = () => {
  const t = useT();
  const notify = useNotify();
  const dateText = useDateText();
  const nameOf = usePaperName();
  const role = useSession()?.user.role;
  const companyDay = useCompanyDay();
  const company = useCompanyName();
  const [isBusy, setBusy] = useState(false);

  const eventOf = (paper: Expiry): Omit<IcsEvent, 'reminders'> => {
    const { holder, kind, date } = paper;
    const path = recordPath(role, holder.resource, holder.id);
    const summary = t('calendar.ics.summary', { paper: nameOf(paper) });
    return {
      uid: `${keyOf(paper)}@${window.location.hostname}`,
      date,
      summary,
      description: t('calendar.ics.description', { summary, date: dateText(date) }),
      category: t(`common.expiryKinds.${kind}`),
      url: path && new URL(path, window.location.origin).href,
    };
  };

  const download = async (read: () => Promise<readonly Expiry[]>, reminds: boolean) => {
    setBusy(true);
    try {
      const { icsParts, reminderDays } = await load();
      const papers = await read();
      const events = papers.map((paper) => ({
        ...eventOf(paper),
        reminders: reminds ? reminderDays(dueSoonDays(paper.kind, companyDay)) : [],
      }));
      const file = {
        name: t('calendar.ics.name', { company: company ?? brand.companyName }),
        product: brand.name,
        now: new Date(),
      };
      const parts: string[] = [];
      for (const part of icsParts({ ...file, events })) {
        parts.push(part);
        if (parts.length % SLICE === 0) await pause();
      }
      saveBlob(`expiry-dates-${companyDay.today}.ics`, new Blob(parts, { type: 'text/calendar' }));
    } catch {
      notify('calendar.ics.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { download, isBusy };
};

const REMINDERS = ['on', 'off'] as const;

interface IcsButtonProps {
  count: number;
  read: () => Promise<readonly Expiry[]>;
}

/** What has expired belongs on the worklist rather than in a calendar. */
export const IcsButton = ({ count, read }: IcsButtonProps) => {
  const t = useT();
  const [reminders, setReminders] = useState('on');
  const { download, isBusy } = useDownloadIcs();
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
          <span className="wide">{t('calendar.ics.button')}</span>
        </Button>
      )}
    >
      {(close) => (
        <>
          <h2>{t('calendar.ics.title')}</h2>
          <p className="soft small">{t('calendar.ics.hint')}</p>
          <ChoiceGroup
            label={t('calendar.ics.reminders')}
            value={reminders}
            choices={REMINDERS.map((value) => ({ value, name: t(`calendar.ics.${value}`) }))}
            onChoose={setReminders}
          />
          {reminders === 'on' && <p className="soft small">{t('calendar.ics.times')}</p>}
          <Button
            look="contained"
            disabled={isBusy}
            onClick={() => void download(read, reminders === 'on').then(close)}
          >
            {t('calendar.ics.download', { smart_count: count, count: showCount(count) })}
          </Button>
        </>
      )}
    </Popover>
  );
};

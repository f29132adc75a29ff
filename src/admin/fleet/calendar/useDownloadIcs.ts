import { useState } from 'react';
import { useNotify } from 'react-admin';

import { brand } from '../../../brand.ts';
import type { IcsEvent } from '../../../domain/calendar/ics.ts';
import { dueSoonDays } from '../../../domain/expiries/dueSoon.ts';
import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { keyOf } from '../../../domain/expiries/fleetExpiries.ts';
import { saveBlob } from '../../kit/files/saveBlob.ts';
import { yieldToMain } from '../../kit/files/yieldToMain.ts';
import { recordPath } from '../../kit/recordPath.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useSession } from '../../kit/useSession.ts';

const load = () => import('../../../domain/calendar/ics.ts');

/** This many events take less than a frame. */
const SLICE = 40;

/** Saves papers as an iCalendar file while the page stays responsive. */
export const useDownloadIcs = () => {
  const t = useT();
  const notify = useNotify();
  const dateText = useDateText();
  const nameOf = usePaperName();
  const role = useSession()?.user.role;
  const companyDay = useCompanyDay();
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

  const download = async (papers: readonly Expiry[], reminds: boolean) => {
    setBusy(true);
    try {
      const { icsParts, reminderDays } = await load();
      const events = papers.map((paper) => ({
        ...eventOf(paper),
        reminders: reminds ? reminderDays(dueSoonDays(paper.kind, companyDay)) : [],
      }));
      const file = {
        name: t('calendar.ics.name', { company: brand.name }),
        product: brand.name,
        now: new Date(),
      };
      const parts: string[] = [];
      for (const part of icsParts({ ...file, events })) {
        parts.push(part);
        if (parts.length % SLICE === 0) await yieldToMain();
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

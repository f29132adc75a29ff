import { useEffect, useRef, useState } from 'react';

import type { IsoDate } from '../../../domain/base/dates.ts';
import type { IsoMonth } from '../../../domain/calendar/months.ts';

/**
 * The month on the screen and its setter, which may also open a day. It changes at once because the
 * library moves the focus into it; the address may lag a few keystrokes behind.
 */
export const useShownMonth = (
  month: IsoMonth,
  change: (changes: { month: IsoMonth; day?: IsoDate }) => void,
): [IsoMonth, (month: IsoMonth, day?: IsoDate) => void] => {
  const [shown, setShown] = useState(month);
  const sent = useRef([month]);
  useEffect(() => {
    const at = sent.current.indexOf(month);
    sent.current = at < 0 ? [month] : sent.current.slice(at);
    // Changed from outside, by a link or the back button.
    if (at < 0) setShown(month);
  }, [month]);
  return [
    shown,
    (next, day) => {
      setShown(next);
      sent.current.push(next);
      change({ month: next, ...(day && { day }) });
    },
  ];
};

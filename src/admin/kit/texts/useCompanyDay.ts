import { useSyncExternalStore } from 'react';

import { companyDay, type CompanyDay } from '../../../domain/base/companyDay.ts';
import { localization } from '../../../session/localization.ts';
import { serverClock } from '../../../session/serverClock.ts';

const MINUTE_MS = 60_000;

let cached: { from: object; minute: number; day: CompanyDay } | undefined;

/** Computed once a minute: every date cell of a list asks for it, and time zones are slow. */
const currentDay = (): CompanyDay => {
  const from = localization.get();
  const now = serverClock.now();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (cached?.from === from && cached.minute === minute) return cached.day;
  const next = companyDay(from, now);
  const day = cached?.from === from && cached.day.today === next.today ? cached.day : next;
  cached = { from, minute, day };
  return day;
};

const subscribe = (listener: () => void) => {
  const ends = [localization.subscribe(listener), serverClock.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
};

/**
 * The same object until the day or the localization changes. A screen open at midnight picks up the
 * new day at its next render.
 */
export const useCompanyDay = (): CompanyDay => useSyncExternalStore(subscribe, currentDay);

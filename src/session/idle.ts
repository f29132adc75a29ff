import { attempt } from './attempt.ts';

/** When any tab of this browser was last used; it names no user. */
const KEY = 'qafila.used';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const LOOK_MS = 10_000;
/** Storage is written no more often. */
const NOTE_MS = 5_000;

/** 0 if unknown: a time in the future was noted by a clock that has since been corrected. */
const noted = (): number => {
  const at = Number(attempt(() => window.localStorage.getItem(KEY)));
  return at <= Date.now() ? at : 0;
};

/** Notes that this browser is in use now; a sign-in counts as well. */
export const noteUse = (): void => {
  attempt(() => window.localStorage.setItem(KEY, String(Date.now())));
};

/** For a user who signs out: nothing stays. */
export const forgetUse = (): void => {
  attempt(() => window.localStorage.removeItem(KEY));
};

/**
 * Calls `tell` regularly, and before any sign of use counts, with the milliseconds in which no tab
 * was used: a computer that wakes up is locked before it is used. Returns a function that stops it.
 */
export const watchIdle = (tell: (idleMs: number) => void): (() => void) => {
  let used = noted() || Date.now();
  const look = () => tell(Date.now() - Math.max(used, noted()));
  const use = () => {
    if (Date.now() - used < NOTE_MS) return;
    look();
    used = Date.now();
    noteUse();
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  for (const sign of SIGNS) window.addEventListener(sign, use, { passive: true, capture: true });
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, use, { capture: true });
  };
};

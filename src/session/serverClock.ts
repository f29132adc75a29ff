import { createListeners } from '../domain/base/listeners.ts';
import { clockCorrection, learnServerTime, type ServerTime } from '../domain/base/serverClock.ts';

let known: ServerTime | undefined;
const { subscribe, tell } = createListeners();

/** The time by the server's clock where the device's is clearly off, else by the device's. */
export const serverClock = {
  now: (): Date => new Date(Date.now() + clockCorrection(known)),

  /** Whether the device's clock is more than ten minutes off. */
  isDeviceOff: (): boolean => clockCorrection(known) !== 0,

  /** Calls the listener when the correction begins or ends. */
  subscribe,

  /** Takes in the Date header of an answer; null where CORS hides it. */
  hear: (header: string | null): void => {
    const wasOff = serverClock.isDeviceOff();
    known = learnServerTime(known, header, Date.now());
    if (serverClock.isDeviceOff() !== wasOff) tell();
  },
};

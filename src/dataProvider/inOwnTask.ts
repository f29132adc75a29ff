/** A page in sight that awaits its first press. A browser that cannot tell counts as pressed. */
const awaitsPress = () =>
  typeof document !== 'undefined' &&
  !document.hidden &&
  navigator.userActivation?.hasBeenActive === false;

const waiting: (() => void)[] = [];

const runWaiting = () => {
  for (const run of waiting.splice(0)) queueMicrotask(run);
};

/**
 * Until the user first presses anything, runs it in a task that is not this one: the first view takes many
 * short tasks then, and the press need not wait. Later as a microtask: without a delay, a button is disabled
 * before a second press can reach it. A page out of sight has slow timers, so it does without.
 */
export const inOwnTask = (run: () => void): void => {
  if (!awaitsPress()) queueMicrotask(run);
  else if (waiting.push(run) === 1) setTimeout(runWaiting);
};

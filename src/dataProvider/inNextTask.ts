/** Whether the page is in sight and not yet pressed. In a browser that cannot tell, it counts as pressed. */
const awaitsPress = () =>
  typeof document !== 'undefined' &&
  !document.hidden &&
  navigator.userActivation?.hasBeenActive === false;

const waiting: (() => void)[] = [];

const runWaiting = () => {
  for (const run of waiting.splice(0)) queueMicrotask(run);
};

/**
 * Until the user first presses anything, runs a callback in the next task: the first view then takes many
 * short tasks, and the press need not wait. After that, runs it in a microtask, so that a button is disabled
 * before a second press can reach it. So too on a page out of sight, because its timers are slow.
 */
export const inNextTask = (run: () => void): void => {
  if (!awaitsPress()) queueMicrotask(run);
  else if (waiting.push(run) === 1) setTimeout(runWaiting);
};

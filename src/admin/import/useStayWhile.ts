import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Keeps the user on the page while something runs whose result would be lost with it. */
export const useStayWhile = (isRunning: boolean): void => {
  useBlocker(isRunning);
  useBeforeUnload((event) => {
    if (isRunning) event.preventDefault();
  });
};

import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Keeps the user on the page while something runs whose result would be lost with it. */
export const useStayWhile = (isRunning: boolean): void => {
  const blocker = useBlocker(isRunning);
  useEffect(() => {
    // Not asked for again later: what was pressed meanwhile is forgotten.
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useBeforeUnload((event) => {
    if (isRunning) event.preventDefault();
  });
};

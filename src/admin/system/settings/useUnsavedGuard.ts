import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks before something unsaved is left, as react-admin's forms do: for pages that are no form. */
export const useUnsavedGuard = (isUnsaved: boolean): void => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // The browser's own question, as react-admin's forms ask it: one way of asking in the whole app.
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, translate]);
  // The browser's own question; signing out asks through it too.
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
};

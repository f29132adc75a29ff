import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** The name of who did something. The system has one of its own, and no number. */
export const useActorName = (): ((name: string, isPerson: boolean) => string) => {
  const translate = useTranslate();
  return useCallback(
    (name, isPerson) =>
      isPerson ? name : translate(`resources.fleet/activity.actors.${name}`, { _: name }),
    [translate],
  );
};

import { useTranslate } from 'react-admin';

import type { ActivityEntry } from '../../domain/activity/activity.ts';

/** Words for what an entry says; what a server calls otherwise keeps its name. */
export const useActivityWords = () => {
  const translate = useTranslate();
  return {
    action: ({ action }: Pick<ActivityEntry, 'action'>) =>
      translate(`activity.actions.${action}`, { _: action }),
    kind: ({ kind }: Pick<ActivityEntry, 'kind'>) =>
      translate(`activity.kinds.${kind}`, { _: kind }),
  };
};

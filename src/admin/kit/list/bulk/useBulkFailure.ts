import { useListContext, useNotify, useRefresh, useResourceContext } from 'react-admin';

import { isApiError } from '../../../../dataProvider/apiError.ts';
import { PartialFailure } from '../../../../dataProvider/writes/bulk.ts';
import type { RecordMessageKey } from '../../../../i18n/recordMessages.ts';
import { useNotifyFailure } from '../../feedback/useFailure.ts';
import { recordText } from '../../texts/useRecordText.ts';

/** Keeps the remaining records selected, and refreshes the rows. */
export const useBulkFailure = () => {
  const notifyFailure = useNotifyFailure();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const refresh = useRefresh();
  const { onSelect } = useListContext();
  return (failed: RecordMessageKey, error: unknown) => {
    if (error instanceof PartialFailure && hasBegun(error)) {
      const { done, uncertain, failed: refused, untried } = error.outcome;
      const left = [...refused, ...uncertain, ...untried];
      onSelect(left.map(asId));
      const key = uncertain.length > 0 ? 'common.bulk.uncertain' : 'common.bulk.partial';
      const messageArgs = {
        done: done.length,
        total: done.length + left.length,
        uncertain: uncertain.length,
      };
      if (isApiError(error.cause, 'aborted', 'unauthorized')) notify(key, { messageArgs });
      else notifyFailure(key, error.cause, messageArgs);
    } else {
      notifyFailure(
        recordText(resource, failed),
        error instanceof PartialFailure ? error.cause : error,
      );
    }
    refresh();
  };
};

const hasBegun = ({ outcome: { done, uncertain } }: PartialFailure) =>
  done.length + uncertain.length > 0;

const asId = (id: string) => (/^\d+$/.test(id) ? Number(id) : id);

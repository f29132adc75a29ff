import type { PropsWithChildren } from 'react';
import { useGetRecordRepresentation, useResourceContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isolate } from '../texts/isolate.ts';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { DeleteRequests } from './DeleteRequest.tsx';

/** A record's texts, to fill in where a question names it. */
const textsOf = (record: RaRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, isolate(value)]] : [],
    ),
  );

/** The delete buttons inside ask about the record by name. */
export const RecordDeleteRequests = ({ children }: PropsWithChildren) => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  const represent = useGetRecordRepresentation(resource);
  return (
    <DeleteRequests
      title={(record) =>
        text('delete.title', {
          ...textsOf(record),
          record: isolate(represent(record) as string),
        })
      }
      content={text('delete.content')}
      confirm={text('delete.confirm')}
      failed={recordText(resource, 'failed.delete')}
    >
      {children}
    </DeleteRequests>
  );
};

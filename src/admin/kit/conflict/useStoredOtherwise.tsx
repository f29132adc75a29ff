import { useCallback, type ReactNode } from 'react';

import { isEmpty } from '../../../domain/base/validation.ts';
import { notKept } from '../../../domain/records/notKept.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { useT } from '../texts/useT.ts';
import { useWords } from '../texts/useWords.ts';

/** Says which fields of a new record the server changed or dropped; nothing if it kept them all. */
export const useStoredOtherwise = () => {
  const t = useT();
  const words = useWords();
  const type = useRecordType();
  return useCallback(
    (sent: object, stored: object): ReactNode => {
      const row: Readonly<Record<string, unknown>> = { ...stored };
      const fields = notKept(type, { ...sent }, row);
      return (
        fields.length > 0 && (
          <>
            <div>{t('editing.otherwise.title')}</div>
            {fields.map((name) => (
              <div key={name}>
                {words.field(type.name, name)}:{' '}
                {isEmpty(row[name]) ? (
                  t('editing.otherwise.dropped')
                ) : (
                  <FieldValue resource={type.name} field={name} value={row[name]} />
                )}
              </div>
            ))}
          </>
        )
      );
    },
    [t, words, type],
  );
};

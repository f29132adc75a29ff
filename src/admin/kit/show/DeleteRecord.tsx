import { Trash2 as DeleteIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';

import { lazyScreen } from '../lazyScreen.ts';
import { Button } from '../ui/Button.tsx';
import { useMay } from '../useMay.ts';

import styles from './RecordPage.module.css';

const DeleteQuestion = lazyScreen(() => import('./DeleteQuestion.tsx'));

/** Deletes the record of the page, after a question whose code comes when it is asked. */
export const DeleteRecord = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const may = useMay();
  const [asked, setAsked] = useState(0);
  if (!may('delete')) return null;
  return (
    <>
      <span className={styles.quiet}>
        <Button disabled={!record} onClick={() => setAsked(asked + 1)}>
          <DeleteIcon aria-hidden="true" />
          {translate('ra.action.delete')}
        </Button>
      </span>
      <Suspense>{asked > 0 && record && <DeleteQuestion record={record} asked={asked} />}</Suspense>
    </>
  );
};

import { Pencil as EditIcon } from 'lucide-react';
import { useDeferredValue, type PropsWithChildren, type ReactNode } from 'react';
import {
  ShowBase,
  useCreatePath,
  useGetRecordRepresentation,
  useResourceContext,
  useShowContext,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { DeleteButton } from '../dialogs/DeleteButton.tsx';
import { RecordDeleteRequests } from '../dialogs/RecordDeleteRequests.tsx';
import { toldInPlace } from '../feedback/toldInPlace.ts';
import { PageActions, PageSubtitle, PageTitle } from '../page/PageHeader.tsx';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useMay } from '../useMay.ts';
import { Neighbours } from './Neighbours.tsx';
import { RecordCrumbs } from './RecordCrumbs.tsx';
import { RecordLoadFailed } from './RecordLoadFailed.tsx';
import { RecordSkeleton, type RecordShape } from './RecordSkeleton.tsx';

import styles from './RecordPage.module.css';

interface RecordShowProps {
  /** Below the name: what tells the record from others, and its state. */
  subtitle?: ReactNode;
  /** Buttons before Edit and Delete. */
  actions?: ReactNode;
  /** The narrow column beside the main one: facts that are looked up. */
  side?: ReactNode;
  /** Below the main column, and on a narrow screen below the facts too. */
  after?: ReactNode;
  /** What the page looks like before the record is there. */
  shape?: RecordShape;
}

/** A record's page: what the user came to finish in the main column, facts beside it, history below. */
export const RecordShow = (props: PropsWithChildren<RecordShowProps>) => (
  <ShowBase queryOptions={toldInPlace}>
    <RecordDeleteRequests>
      <Page {...props} />
    </RecordDeleteRequests>
  </ShowBase>
);

const Page = ({ subtitle, actions, shape, ...columns }: PropsWithChildren<RecordShowProps>) => {
  const resource = useResourceContext() ?? '';
  const text = useRecordText();
  const represent = useGetRecordRepresentation(resource);
  const { record: known, error, refetch } = useShowContext();
  // Drawn in slices that a press may interrupt, instead of in one long task.
  const isDrawn = useDeferredValue(known !== undefined);
  // What is known already is better than none, but not of a record that is gone.
  const latest = isApiError(error, 'notFound') ? undefined : known;
  const record = isDrawn ? latest : undefined;
  const hasFailed = !latest && Boolean(error);
  return (
    <>
      <RecordCrumbs />
      <PageActions>
        {record && actions}
        {!hasFailed && <EditLink />}
        {!hasFailed && <DeleteButton />}
        <Neighbours />
      </PageActions>
      {hasFailed && (
        <RecordLoadFailed
          message={recordText(resource, 'failed.load')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!record && !hasFailed && (
        <RecordSkeleton title={text('name', { smart_count: 1 })} shape={shape} />
      )}
      {record && (
        <>
          <PageTitle>{represent(record)}</PageTitle>
          <PageSubtitle>
            <div className={styles.subtitle}>{subtitle}</div>
          </PageSubtitle>
          <Columns {...columns} />
        </>
      )}
    </>
  );
};

const Columns = ({
  children,
  side,
  after,
}: PropsWithChildren<Pick<RecordShowProps, 'side' | 'after'>>) => (
  <div className={styles.page}>
    <div className={styles.main}>{children}</div>
    {side && <div className={styles.side}>{side}</div>}
    {after && <div className={styles.after}>{after}</div>}
  </div>
);

/** It needs no more than the address, so it is there before the record. */
const EditLink = () => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const may = useMay();
  const { id } = useParams();
  return may('edit') && id ? (
    <ButtonLink look="outlined" to={createPath({ resource, type: 'edit', id })}>
      <EditIcon aria-hidden="true" />
      {translate('ra.action.edit')}
    </ButtonLink>
  ) : null;
};

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
import { DeleteButton, DeleteRequests } from '../dialogs/DeleteRequest.tsx';
import { silentQueryOptions } from '../feedback/silentQueryOptions.ts';
import { PageActions, PageSubtitle, PageTitle } from '../page/PageHeader.tsx';
import { useRecordText } from '../texts/useRecordText.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useMay } from '../useMay.ts';
import { PreviousNextLinks } from './PreviousNextLinks.tsx';
import { RecordCrumbs } from './RecordCrumbs.tsx';
import { RecordLoadFailed } from './RecordLoadFailed.tsx';
import { ColumnsSkeleton, HeadSkeleton, type RecordShape } from './RecordSkeleton.tsx';

import styles from './RecordPage.module.css';

interface RecordShowProps {
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** The narrow column beside the main one, with facts to look up. */
  side?: ReactNode;
  /** Below the main column, and on a narrow screen below the facts too. */
  after?: ReactNode;
  shape?: RecordShape;
}

/** A record's page: the user's task in the main column, facts beside it, history below. */
export const RecordShow = (props: PropsWithChildren<RecordShowProps>) => (
  <ShowBase queryOptions={silentQueryOptions}>
    <DeleteRequests>
      <Page {...props} />
    </DeleteRequests>
  </ShowBase>
);

const Page = ({ subtitle, actions, shape, ...columns }: PropsWithChildren<RecordShowProps>) => {
  const resource = useResourceContext() ?? '';
  const text = useRecordText();
  const represent = useGetRecordRepresentation(resource);
  const { record: known, error, refetch } = useShowContext();
  // The name is painted first. The columns, which request more rows, render in slices that a press can
  // interrupt.
  const isDrawn = useDeferredValue(known !== undefined);
  // Cached data is better than none, but not for a deleted record.
  const latest = isApiError(error, 'notFound') ? undefined : known;
  const hasFailed = !latest && Boolean(error);
  return (
    <>
      <RecordCrumbs />
      <PageActions>
        {latest && isDrawn && actions}
        {!hasFailed && (
          <>
            <EditLink />
            <DeleteButton />
          </>
        )}
        <PreviousNextLinks />
      </PageActions>
      {hasFailed ? (
        <RecordLoadFailed error={error} onRetry={refetch} />
      ) : (
        <>
          {latest ? (
            <>
              <PageTitle>{represent(latest)}</PageTitle>
              <PageSubtitle>
                <div className={styles.subtitle}>{subtitle}</div>
              </PageSubtitle>
            </>
          ) : (
            <HeadSkeleton title={text('name', { smart_count: 1 })} />
          )}
          {latest && isDrawn ? <Columns {...columns} /> : <ColumnsSkeleton shape={shape} />}
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

/** It needs only the address, so it shows before the record has loaded. */
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

import { useQuery } from '@tanstack/react-query';
import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import {
  RecordContextProvider,
  useCreatePath,
  useDataProvider,
  usePrevNextController,
  useResourceContext,
} from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { showCount } from '../../../domain/base/formats.ts';
import { ALL_ROWS } from '../allRows.ts';
import { useListTrail, type ListTrail } from '../record/listTrail.ts';
import { useT } from '../texts/useT.ts';
import { useIsPaged } from '../useIsPaged.ts';

import styles from './RecordPage.module.css';

/** Of the list that led here; nothing if there is no such list. */
export const PreviousNextLinks = () => {
  const resource = useResourceContext() ?? '';
  const trail = useListTrail();
  const { id: text } = useParams();
  const isPaged = useIsPaged()(resource);
  if (!text || !trail || trail.resource !== resource) return null;
  // From the address, so that the links stay while the next record loads.
  const id = Number.isNaN(Number(text)) ? text : Number(text);
  if (isPaged) return <AskedSteps trail={trail} id={id} />;
  return (
    <RecordContextProvider value={{ id }}>
      <KnownSteps trail={trail} />
    </RecordContextProvider>
  );
};

const KnownSteps = ({ trail: { sort, filter } }: { trail: ListTrail }) => {
  const { prevPath, nextPath, index, total, isPending, error } = usePrevNextController({
    linkType: 'show',
    limit: ALL_ROWS.perPage,
    storeKey: false,
    sort,
    filter,
  });
  if (!isPending && (error || index === undefined)) return null;
  return <Steps previous={prevPath} next={nextPath} index={index} total={total} />;
};

/** Of a list that is too long to be known whole. */
const AskedSteps = ({ trail, id }: { trail: ListTrail; id: number | string }) => {
  const { resource, sort, filter } = trail;
  const dataProvider = useDataProvider<AppDataProvider>();
  const createPath = useCreatePath();
  const list = { filter, sort: [sort.field, sort.order] as const };
  const { data, isPending } = useQuery({
    queryKey: [resource, 'getList', 'neighbours', id, list],
    queryFn: () => dataProvider.neighbours(resource, id, list),
  });
  if (!isPending && !data) return null;
  const pathOf = (other: number | undefined) =>
    other === undefined ? undefined : createPath({ resource, type: 'show', id: other });
  return (
    <Steps
      previous={pathOf(data?.previous)}
      next={pathOf(data?.next)}
      index={data?.index}
      total={data?.total}
    />
  );
};

interface StepsProps {
  /** The paths of the records beside this one. */
  previous?: string;
  next?: string;
  index?: number;
  total?: number;
}

const Steps = ({ previous, next, index, total }: StepsProps) => {
  const t = useT();
  return (
    <nav className={styles.neighbours} aria-label={t('common.neighbours.label')}>
      <Step to={previous} label={t('common.neighbours.previous')}>
        <PreviousIcon aria-hidden="true" />
      </Step>
      <span>
        {index !== undefined &&
          t('common.neighbours.place', {
            place: showCount(index + 1),
            total: total && showCount(total),
          })}
      </span>
      <Step to={next} label={t('common.neighbours.next')}>
        <NextIcon aria-hidden="true" />
      </Step>
    </nav>
  );
};

/** At either end it keeps the focus but does nothing. */
const Step = ({ to, label, children }: PropsWithChildren<{ to?: string; label: string }>) => (
  <Link
    to={to ?? '.'}
    aria-label={label}
    data-tip={label}
    aria-disabled={to === undefined}
    onClick={(event) => {
      if (to === undefined) event.preventDefault();
    }}
  >
    {children}
  </Link>
);

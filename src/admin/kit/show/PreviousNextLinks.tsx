import { useQuery } from '@tanstack/react-query';
import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { useResourceContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import { showCount } from '../../../domain/base/formats.ts';
import { useListTrail, type ListTrail } from '../record/listTrail.ts';
import { useT } from '../texts/useT.ts';
import { useAppDataProvider } from '../useAppDataProvider.ts';

import styles from './RecordPage.module.css';

/** Of the list that led here; nothing if there is no such list. */
export const PreviousNextLinks = () => {
  const resource = useResourceContext();
  const trail = useListTrail();
  // From the address, so that the links stay while the next record loads.
  const { id } = useParams();
  if (!id || !trail || trail.resource !== resource) return null;
  return <Steps trail={trail} id={id} />;
};

const Steps = ({ trail, id }: { trail: ListTrail; id: string }) => {
  const t = useT();
  const { resource, sort, filter } = trail;
  const dataProvider = useAppDataProvider();
  const list = { filter, sort: [sort.field, sort.order] as const };
  const { data, isPending } = useQuery({
    queryKey: [resource, 'getList', 'neighbours', id, list],
    queryFn: () => dataProvider.neighbours(resource, id, list),
  });
  if (!isPending && !data) return null;
  const pathOf = (other: number | string | undefined) =>
    other === undefined ? undefined : `/${resource}/${encodeURIComponent(other)}/show`;
  return (
    <nav className={styles.neighbours} aria-label={t('common.neighbours.label')}>
      <Step to={pathOf(data?.previous)} label={t('common.neighbours.previous')}>
        <PreviousIcon aria-hidden="true" />
      </Step>
      <span>
        {data &&
          t('common.neighbours.place', {
            place: showCount(data.index + 1),
            total: showCount(data.total),
          })}
      </span>
      <Step to={pathOf(data?.next)} label={t('common.neighbours.next')}>
        <NextIcon aria-hidden="true" />
      </Step>
    </nav>
  );
};

/** At either end it keeps the focus but does nothing. */
const Step = ({ to, label, children }: PropsWithChildren<{ to?: string; label: string }>) => (
  <Link
    className="key"
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

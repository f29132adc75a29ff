import { useQuery } from '@tanstack/react-query';
import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';

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

type Side = 'previous' | 'next';

const Steps = ({ trail, id }: { trail: ListTrail; id: string }) => {
  const t = useT();
  const { resource, sort, filter } = trail;
  const dataProvider = useAppDataProvider();
  const list = { filter, sort: [sort.field, sort.order] as const };
  const { data, isPending } = useQuery({
    queryKey: [resource, 'getList', 'neighbours', id, list],
    queryFn: () => dataProvider.neighbours(resource, id, list),
  });
  const pathTo = (side: Side) => {
    const other = data?.[side];
    return other === undefined ? undefined : `/${resource}/${encodeURIComponent(other)}/show`;
  };
  // Before it is known where the link leads.
  const [press, setPress] = useState<{ id: string; side: Side }>();
  const awaited = press?.id === id ? pathTo(press.side) : undefined;
  if (press && (press.id !== id || (!isPending && !awaited))) setPress(undefined);
  const navigate = useNavigate();
  useEffect(() => {
    if (awaited) void navigate(awaited);
  }, [awaited, navigate]);
  if (!isPending && !data) return null;

  /** At either end it keeps the focus but does nothing. */
  const stepTo = (side: Side, icon: ReactNode) => {
    const path = pathTo(side);
    const label = t(`common.neighbours.${side}`);
    return (
      <Link
        className="key"
        to={path ?? '.'}
        aria-label={label}
        data-tip={label}
        aria-disabled={!path && !isPending}
        onClick={(event) => {
          if (path) return;
          event.preventDefault();
          setPress({ id, side });
        }}
      >
        {icon}
      </Link>
    );
  };
  return (
    <nav
      className={`line gap-1 soft small ${styles.neighbours}`}
      aria-label={t('common.neighbours.label')}
    >
      {stepTo('previous', <PreviousIcon aria-hidden="true" />)}
      <span>
        {data &&
          t('common.neighbours.place', {
            place: showCount(data.index + 1),
            total: showCount(data.total),
          })}
      </span>
      {stepTo('next', <NextIcon aria-hidden="true" />)}
    </nav>
  );
};

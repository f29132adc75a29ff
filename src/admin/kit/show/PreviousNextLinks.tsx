import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { RecordContextProvider, usePrevNextController, useResourceContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import { showCount } from '../../../domain/base/formats.ts';
import { ALL_ROWS } from '../allRows.ts';
import { useListTrail, type ListTrail } from '../record/listTrail.ts';
import { useT } from '../texts/useT.ts';

import styles from './RecordPage.module.css';

/** Of the list that led here; nothing if there is no such list. */
export const PreviousNextLinks = () => {
  const resource = useResourceContext();
  const trail = useListTrail();
  const { id } = useParams();
  if (!id || !trail || trail.resource !== resource) return null;
  return (
    // From the address, so that the links stay while the next record loads.
    <RecordContextProvider value={{ id: Number.isNaN(Number(id)) ? id : Number(id) }}>
      <Steps trail={trail} />
    </RecordContextProvider>
  );
};

const Steps = ({ trail: { sort, filter } }: { trail: ListTrail }) => {
  const t = useT();
  const { prevPath, nextPath, index, total, isPending, error } = usePrevNextController({
    linkType: 'show',
    limit: ALL_ROWS.perPage,
    storeKey: false,
    sort,
    filter,
  });
  if (!isPending && (error || index === undefined)) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('common.neighbours.label')}>
      <Step to={prevPath} label={t('common.neighbours.previous')}>
        <PreviousIcon aria-hidden="true" />
      </Step>
      <span>
        {index !== undefined &&
          t('common.neighbours.place', {
            place: showCount(index + 1),
            total: total && showCount(total),
          })}
      </span>
      <Step to={nextPath} label={t('common.neighbours.next')}>
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

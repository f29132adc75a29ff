import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ownName } from '../../../domain/base/formats.ts';
import type { AssignmentRow } from '../../../domain/stats/overview.ts';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { NoResults } from '../../kit/list/Nothing.tsx';
import { Rows } from '../../kit/list/rowList.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { Bars } from '../../kit/show/RecordSkeleton.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { CallFailed } from '../../stats/CallFailed.tsx';
import { AssignmentDetails, PARTS, type Part } from './AssignmentDetails.tsx';
import { AssignmentPanel } from './AssignmentPanel.tsx';
import { AssignmentsTable, Vehicle } from './AssignmentsTable.tsx';
import { useAddressWith, useAssignments } from './useAssignments.ts';

import styles from './overview.module.css';

const NO_FILTERS: never[] = [];

export const Assignments = () => {
  const t = useT();
  const isPhone = useIsPhone();
  const assignments = useAssignments();
  const { rows, data, error, missing, openRow, isBusy } = assignments;
  const { filterValues, page } = rows.list;
  const addressWith = useAddressWith();
  const opened = isPhone ? undefined : openRow;
  const section = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const close = () => {
    void navigate(addressWith({ row: undefined }), { replace: true });
    section.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  useEscape(opened ? close : undefined);
  return (
    <Rows rows={rows} filters={NO_FILTERS}>
      <div className={`stack top ${styles.split}`} data-open={opened ? '' : undefined}>
        <section
          className={`surface clip ${styles.card}`}
          aria-labelledby="assignments"
          ref={section}
        >
          <div className={styles.head}>
            <h2 id="assignments">{t('overview.assignments.title')}</h2>
            <SearchBox label={t('overview.assignments.search')} />
          </div>
          {error && (
            <CallFailed
              failed="overview.assignments.failed"
              reason="overview.assignments.reason"
              error={error}
              onRetry={assignments.retry}
            />
          )}
          {missing > 0 && (
            <Alert tone="warn">{t('overview.assignments.missing', { smart_count: missing })}</Alert>
          )}
          {!data && !error && (
            <div
              role="status"
              aria-label={t('overview.assignments.loading')}
              className={styles.skeleton}
            >
              <Bars lines={10} />
            </div>
          )}
          {data?.length === 0 &&
            !error &&
            (filterValues['q'] ? (
              <NoResults title={t('overview.assignments.noMatch')} />
            ) : (
              <Alert tone="info">{t('overview.empty')}</Alert>
            ))}
          {data && data.length > 0 && !error && (
            <div aria-busy={isBusy} className={styles.rows}>
              {isPhone ? <AssignmentsList key={page} rows={data} /> : <AssignmentsTable />}
            </div>
          )}
          <div className={styles.pages}>
            <ListPages />
          </div>
        </section>
        {opened && <AssignmentPanel row={opened} onClose={close} />}
      </div>
    </Rows>
  );
};

/** Escape closes the panel unless something is open above it. */
const useEscape = (close: (() => void) | undefined) => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCovered = document.querySelector('dialog[open], :popover-open, .MuiModal-root');
      if (event.key === 'Escape' && !isCovered) latest.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

const AssignmentsList = ({ rows }: { rows: readonly AssignmentRow[] }) => {
  const t = useT();
  const prefix = useId();
  const [open, setOpen] = useState<{ number: number; part: Part }>();
  return (
    <ul className={styles.list} aria-label={t('overview.assignments.title')}>
      {rows.map((row) => {
        const { number, id } = row;
        const opened = open?.number === number ? open.part : undefined;
        const panel = `${prefix}-${number}`;
        const isThere = (part: Part) => part === 'driver' || row[part] !== null;
        return (
          <li key={number}>
            <small>
              {t('overview.assignments.number')}
              {number} · <bdi>{id}</bdi>
            </small>
            <div className={styles.parts}>
              {PARTS.map((part) => (
                <button
                  key={part}
                  type="button"
                  disabled={!isThere(part)}
                  aria-expanded={isThere(part) ? opened === part : undefined}
                  aria-controls={opened === part ? panel : undefined}
                  onClick={() => setOpen(opened === part ? undefined : { number, part })}
                >
                  <small>{t(`overview.assignments.${part}`)}</small>
                  {part === 'driver' ? (
                    <bdi>{ownName(row) || id}</bdi>
                  ) : (
                    <Vehicle number={row[part]} />
                  )}
                </button>
              ))}
            </div>
            {opened && (
              <div id={panel} className="small">
                <AssignmentDetails row={row} part={opened} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};

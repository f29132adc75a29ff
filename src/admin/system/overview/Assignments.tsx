import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode, useId, useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';

import { ownName } from '../../../domain/base/formats.ts';
import type { AssignmentRow } from '../../../domain/stats/overview.ts';
import { SearchField } from '../../kit/inputs/SearchField.tsx';
import { pagesAround } from '../../kit/list/ListPages.tsx';
import { Rows } from '../../kit/list/rowList.tsx';
import { Bars } from '../../kit/show/RecordSkeleton.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
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
  const { rows, data, error, page, pages, missing, openRow, isBusy } = assignments;
  const { filterValues, setFilters } = rows.list;
  const search = filterValues['q'] as string | undefined;
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
    <div className={`stack top ${styles.split}`} data-open={opened ? '' : undefined}>
      <section
        className={`surface clip ${styles.card}`}
        aria-labelledby="assignments"
        ref={section}
      >
        <div className={styles.head}>
          <h2 id="assignments">{t('overview.assignments.title')}</h2>
          <SearchField
            label={t('overview.assignments.search')}
            applied={search ?? ''}
            onSearch={(q) => setFilters({ q })}
          />
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
        {data?.length === 0 && !error && (
          <div className={`stack gap-2 start ${styles.none}`}>
            <Alert tone="info">
              {t(search ? 'overview.assignments.noMatch' : 'overview.empty')}
            </Alert>
            {search && (
              <Button onClick={() => setFilters({})}>{t('common.list.clearSearch')}</Button>
            )}
          </div>
        )}
        {data && data.length > 0 && !error && (
          <div aria-busy={isBusy} className={styles.rows}>
            {isPhone ? (
              <AssignmentsList key={page} rows={data} />
            ) : (
              <Rows rows={rows} filters={NO_FILTERS}>
                <AssignmentsTable />
              </Rows>
            )}
          </div>
        )}
        {(pages > 1 || page > 1) && <AssignmentPages page={page} pages={pages} />}
      </section>
      {opened && <AssignmentPanel row={opened} onClose={close} />}
    </div>
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

const AssignmentPages = ({ page, pages }: { page: number; pages: number }) => {
  const t = useT();
  const addressWith = useAddressWith();
  const last = Math.max(pages, page);
  const linkTo = (target: number, label: string, content: ReactNode) => (
    <Link
      className="key"
      to={addressWith({ page: String(target), row: undefined })}
      aria-label={label}
      aria-current={target === page ? 'page' : undefined}
    >
      {content}
    </Link>
  );
  return (
    <nav className={styles.pages} aria-label={t('overview.assignments.pages')}>
      {page > 1 && linkTo(page - 1, t('ra.navigation.previous'), <ChevronLeft />)}
      {pagesAround(page, last).map((one, at, pages) => (
        <span key={one ?? `before ${pages[at + 1]}`}>
          {one === undefined
            ? '…'
            : linkTo(
                one,
                t(`ra.navigation.${one === page ? 'current_page' : 'page'}`, { page: one }),
                one,
              )}
        </span>
      ))}
      {page < last && linkTo(page + 1, t('ra.navigation.next'), <ChevronRight />)}
    </nav>
  );
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

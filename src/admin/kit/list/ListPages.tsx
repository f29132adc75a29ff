import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useListPaginationContext, useTranslate } from 'react-admin';

import { showCount } from '../../../domain/base/formats.ts';
import { PAGE_SIZES } from '../look/uiPreferences.ts';
import { IconButton } from '../ui/Button.tsx';

import styles from './list.module.css';

/** Undefined stands for two or more pages that are left out. */
export const pagesAround = (page: number, count: number): (number | undefined)[] => {
  const near = [...new Set([1, page - 1, page, page + 1, count])];
  const shown = near.filter((one) => one >= 1 && one <= count);
  return shown.flatMap((one, at) => {
    const gap = one - (shown[at - 1] ?? one - 1) - 1;
    if (gap === 0) return [one];
    return [gap === 1 ? one - 1 : undefined, one];
  });
};

export const PageRange = () => {
  const translate = useTranslate();
  const { page, perPage, total = 0 } = useListPaginationContext();
  const first = (page - 1) * perPage + 1;
  return translate('ra.navigation.page_range_info', {
    offsetBegin: showCount(first),
    offsetEnd: showCount(Math.min(first + perPage - 1, total)),
    total: showCount(total),
  });
};

export const ListPages = () => {
  const translate = useTranslate();
  const {
    page,
    perPage,
    total = 0,
    setPage,
    setPerPage,
    hasPreviousPage,
    hasNextPage,
  } = useListPaginationContext();
  // An address may ask for fewer rows.
  const smallest = Math.min(PAGE_SIZES[0], perPage);
  // Appears with the rows, which are deferred too and would push it down.
  const hasPages = useDeferredValue(total > smallest);
  if (!hasPages || total <= smallest) return null;
  const pages = pagesAround(page, Math.ceil(total / perPage));
  return (
    <nav className={styles.pages} aria-label={translate('common.list.pages')}>
      <label className="on-screen">
        {translate('ra.navigation.page_rows_per_page')}
        <select
          className="input"
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
        >
          {[...new Set([...PAGE_SIZES, perPage])].map((size) => (
            <option key={size} value={size}>
              {showCount(size)}
            </option>
          ))}
        </select>
      </label>
      <span>
        <PageRange />
      </span>
      <div className="pages on-screen">
        <IconButton
          label={translate('ra.navigation.previous')}
          disabled={!hasPreviousPage}
          onClick={() => setPage(page - 1)}
        >
          <ChevronLeft />
        </IconButton>
        {pages.map((one, at) =>
          one === undefined ? (
            <span key={`before ${pages[at + 1]}`}>…</span>
          ) : (
            <button
              key={one}
              type="button"
              className="key"
              aria-current={one === page ? 'page' : undefined}
              aria-label={translate(`ra.navigation.${one === page ? 'current_page' : 'page'}`, {
                page: showCount(one),
              })}
              onClick={() => setPage(one)}
            >
              {showCount(one)}
            </button>
          ),
        )}
        <IconButton
          label={translate('ra.navigation.next')}
          disabled={!hasNextPage}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
    </nav>
  );
};

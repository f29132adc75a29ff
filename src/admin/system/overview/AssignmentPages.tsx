import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { pagesAround } from '../../kit/list/ListPages.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useAddressWith } from './useAssignments.ts';

import styles from './overview.module.css';

export const AssignmentPages = ({ page, pages }: { page: number; pages: number }) => {
  const t = useT();
  const translate = useTranslate();
  const addressWith = useAddressWith();
  const last = Math.max(pages, page);
  const linkTo = (target: number, label: string, content: ReactNode) => (
    <Link
      to={addressWith({ page: String(target), row: undefined })}
      aria-label={label}
      aria-current={target === page ? 'page' : undefined}
    >
      {content}
    </Link>
  );
  return (
    <nav className={styles.pages} aria-label={t('overview.assignments.pages')}>
      {page > 1 && linkTo(page - 1, translate('ra.navigation.previous'), <ChevronLeft />)}
      {pagesAround(page, last).map((one, at, pages) => (
        <span key={one ?? `before ${pages[at + 1]}`}>
          {one === undefined
            ? '…'
            : linkTo(
                one,
                translate(`ra.navigation.${one === page ? 'current_page' : 'page'}`, { page: one }),
                one,
              )}
        </span>
      ))}
      {page < last && linkTo(page + 1, translate('ra.navigation.next'), <ChevronRight />)}
    </nav>
  );
};

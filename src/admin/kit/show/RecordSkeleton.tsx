import { useTranslate } from 'react-admin';

import { PageBackLink, PageSubtitle, PageTitle } from '../page/PageHeader.tsx';

import card from './Card.module.css';
import page from './RecordPage.module.css';
import styles from './Skeleton.module.css';

export interface RecordShape {
  main: readonly number[];
  side: readonly number[];
  after: readonly number[];
}

const USUAL: RecordShape = { main: [4, 3], side: [6], after: [5] };

export const Bars = ({ lines }: { lines: number }) => (
  <div className={styles.bars} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="ghost" />
    ))}
  </div>
);

/** `title` is read aloud, and the tab's title. */
export const HeadSkeleton = ({ title }: { title: string }) => (
  <>
    <PageTitle>
      <span className={styles.title}>
        <span className="unseen">{title}</span>
      </span>
    </PageTitle>
    <PageSubtitle>
      <span className={page.subtitle}>
        <span className={styles.text} />
      </span>
    </PageSubtitle>
  </>
);

export const ColumnsSkeleton = ({ shape = USUAL }: { shape?: RecordShape }) => (
  <div className={page.page} role="status" aria-label={useTranslate()('ra.page.loading')}>
    {(['main', 'side', 'after'] as const)
      .filter((column) => shape[column].length > 0)
      .map((column) => (
        <div key={column} className={page[column]}>
          {shape[column].map((lines, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={card.card}>
              <Bars lines={lines} />
            </div>
          ))}
        </div>
      ))}
  </div>
);

/** The code that is loading also brings the back link. */
export const PageSkeleton = () => (
  <>
    <PageBackLink>
      <span className="row soft small">&nbsp;</span>
    </PageBackLink>
    <HeadSkeleton title={useTranslate()('ra.page.loading')} />
    <ColumnsSkeleton />
  </>
);

import { Suspense, type PropsWithChildren } from 'react';
import { useListContext } from 'react-admin';

import { lazyPart } from '../lazyScreen.ts';
import { useCountText } from '../texts/useRecordText.ts';
import { FilterChips } from './filters/FilterChips.tsx';

import styles from './list.module.css';

const loadBulkBar = () => import('./bulk/BulkBar.tsx');
const BulkBar = lazyPart(loadBulkBar);

interface ListStatusProps {
  selects?: boolean;
}

/** Always as high as its buttons, so that nothing shifts. */
export const ListStatus = ({ selects = false, children }: PropsWithChildren<ListStatusProps>) => {
  const countText = useCountText();
  const { total, isPending, selectedIds } = useListContext();
  const hasSelected = selects && selectedIds.length > 0;
  return (
    <div className={styles.status} tabIndex={-1} data-selected={hasSelected || undefined}>
      {hasSelected ? (
        <Suspense>
          <BulkBar />
        </Suspense>
      ) : (
        <>
          <output className={styles.total}>
            {isPending || total === undefined ? '' : countText(total)}
          </output>
          <FilterChips />
          {children}
        </>
      )}
    </div>
  );
};

import { useListContext } from 'react-admin';

import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { Board } from './useBoard.ts';
import { useBoardAddress } from './useBoardAddress.ts';

import styles from '../../kit/list/list.module.css';

/** Everyone may drive, nothing matches, or there is no fleet yet. */
export const BoardEmpty = ({ board }: { board: Board }) => {
  const t = useT();
  const { setFilters } = useListContext();
  const { filter, status } = useBoardAddress();
  const isNarrowed = Object.keys(filter).length > 0;
  if (board.isEmpty) {
    return (
      <div className={styles.empty}>
        <h2>{t('board.none.title')}</h2>
        <p>{t('board.none.hint')}</p>
      </div>
    );
  }
  if (isNarrowed) {
    return (
      <div className={styles.empty}>
        <h2>{t('board.none.filtered')}</h2>
        <p>{t('common.noResults.hint')}</p>
        <Button onClick={() => setFilters({})}>{t('common.noResults.clear')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2>{t(status === 'red' ? 'board.none.red' : 'board.none.group')}</h2>
      {status === 'red' ? null : <p>{t('board.none.groupHint')}</p>}
    </div>
  );
};

import { useListContext } from 'react-admin';

import type { ListMeta } from '../../../dataProvider/index.ts';
import { listOf, showCount } from '../../../domain/base/formats.ts';
import { useT } from '../texts/useT.ts';
import { useWords } from '../texts/useWords.ts';
import { Alert } from '../ui/Alert.tsx';

/** Rows beyond the server's limit, and unreadable rows. */
export const ListNotices = () => <RowNotices meta={useListContext().meta} />;

/** For rows outside a react-admin list. */
export const RowNotices = ({ meta }: { meta: unknown }) => {
  const t = useT();
  const words = useWords();
  const {
    truncated,
    changing,
    unreadable,
    known = 0,
    missing = [],
  } = (meta ?? {}) as Partial<ListMeta>;
  if (!truncated && !unreadable && missing.length === 0) return null;
  return (
    <>
      {truncated && (
        <Alert tone="warn">
          {changing
            ? t('common.notices.changing')
            : t('common.notices.truncated', { limit: showCount(known) })}
        </Alert>
      )}
      {Boolean(unreadable) && (
        <Alert tone="warn">{t('common.notices.unreadable', { smart_count: unreadable })}</Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="warn">
          {t('common.notices.missing', {
            lists: listOf(missing.map((resource) => words.records(resource))),
          })}
        </Alert>
      )}
    </>
  );
};

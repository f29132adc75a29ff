import type { PropsWithChildren } from 'react';
import { useListContext, useResourceContext } from 'react-admin';

import { hasGaps } from '../../../dataProvider/rows/gaps.ts';
import { recordPaths } from '../recordPaths.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useMay } from '../useMay.ts';
import { RowNotices } from './ListNotices.tsx';

/** No record exists, as far as all could be read; `children` are the picture above the text. */
export const RecordEmpty = ({ canImport, children }: PropsWithChildren<{ canImport: boolean }>) => {
  const t = useT();
  const text = useRecordText();
  const mayCreate = useMay()('create');
  const paths = recordPaths(useResourceContext() ?? '');
  const { meta } = useListContext();
  const isUnknown = hasGaps(meta);
  return (
    <div className="empty">
      {isUnknown ? (
        <RowNotices meta={meta} />
      ) : (
        <>
          {children}
          <h2>{text('empty.title')}</h2>
          {mayCreate && <p>{text('empty.invite')}</p>}
        </>
      )}
      <div className="row">
        {mayCreate && (
          <ButtonLink look="contained" to={paths.create}>
            {text(isUnknown ? 'actions.add' : 'actions.addFirst')}
          </ButtonLink>
        )}
        {canImport && (
          <ButtonLink look="outlined" to={paths.import}>
            {t('common.actions.import')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

export const NoResults = ({ title }: { title?: string }) => {
  const t = useT();
  const text = useRecordText();
  const { setFilters } = useListContext();
  return (
    <div className="empty">
      <h2>{title ?? text('empty.title')}</h2>
      <p>{t('common.noResults.hint')}</p>
      <Button onClick={() => setFilters({}, {})}>{t('common.noResults.clear')}</Button>
    </div>
  );
};

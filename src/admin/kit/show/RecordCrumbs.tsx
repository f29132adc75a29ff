import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

import { PageBackLink } from '../page/PageHeader.tsx';
import { useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';

import styles from './RecordPage.module.css';

/** Without a query, so that react-admin restores filters, page and scroll position. */
export const RecordCrumbs = () => {
  const t = useT();
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(resource);
  return (
    <PageBackLink>
      <nav aria-label={t('common.crumbs')}>
        <ol className={`row soft small ${styles.crumbs}`}>
          <li>
            <Link className="quiet" to={`/${resource}`}>
              {text('name', { smart_count: 2 })}
            </Link>
          </li>
          {record && (
            <li aria-current="page">
              <bdi>{represent(record)}</bdi>
            </li>
          )}
        </ol>
      </nav>
    </PageBackLink>
  );
};

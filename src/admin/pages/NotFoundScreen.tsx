import { MapPinOff as LostIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { brand } from '../../brand.ts';
import { searcherOf } from '../../domain/base/search.ts';
import { HomeButton } from '../kit/feedback/HomeButton.tsx';
import { StateScreen } from '../kit/feedback/StateScreen.tsx';
import { PageSearchField } from '../kit/inputs/PageSearchField.tsx';
import { useT } from '../kit/texts/useT.ts';
import { PageLink } from '../kit/ui/Button.tsx';
import { toSearchable } from './entry.ts';
import { usePageEntries } from './usePageEntries.ts';

import styles from './PageSearch.module.css';

/** Enter opens the first page found. */
const PageSearch = () => {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const isFound = searcherOf(text);
  const matches = usePageEntries()
    .map(toSearchable)
    .filter((entry) => isFound(entry.text));

  return (
    <search className={styles.search}>
      <PageSearchField
        label={t('screens.notFound.search')}
        value={text}
        onChange={setText}
        onSubmit={() => matches[0] && void navigate(matches[0].id)}
      />
      <output>
        {matches.length === 0 ? <p>{t('screens.notFound.noMatch', { text })}</p> : null}
      </output>
      <ul className="row gap-0">
        {matches.map(({ id: path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </search>
  );
};

const NotFoundScreen = () => {
  const t = useT();
  return (
    <StateScreen
      title={t('screens.notFound.title')}
      documentTitle={t('screens.notFound.documentTitle')}
      icon={<LostIcon />}
      actions={
        <>
          <HomeButton />
          <PageLink look="outlined" href={`mailto:${brand.supportEmail}`}>
            {t('screens.notFound.contactSupport')}
          </PageLink>
        </>
      }
    >
      <p>{t('screens.notFound.text')}</p>
      <PageSearch />
    </StateScreen>
  );
};

export default NotFoundScreen;

import { type ReactElement, useState } from 'react';
import { Route, Routes, Link, useNavigate } from 'react-router-dom';

import { HUB_PATHS } from '../../../domain/access/menu.ts';
import { nameOf } from '../../../domain/access/pages.ts';
import { searchable, searcherOf } from '../../../domain/base/search.ts';
import { PageSearchField } from '../../kit/inputs/PageSearchField.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useHubPages } from '../useOperations.ts';
import { byGroup } from './hubGroups.ts';
import { BesideSettingsNav } from './SettingsNav.tsx';
import { settingsScreens } from './settingsScreens.ts';

import styles from './settings.module.css';

const SettingsArea = ({ notFound }: { notFound: ReactElement }) => (
  <Routes>
    <Route index element={<SettingsHub />} />
    <Route element={<BesideSettingsNav />}>
      {HUB_PATHS.map((path) => {
        const { screen: Screen } = settingsScreens[path];
        const below = path.slice('/admin/settings/'.length);
        return <Route key={path} path={`${below}/*`} element={<Screen />} />;
      })}
    </Route>
    <Route path="*" element={notFound} />
  </Routes>
);

/** Searchable by name and description. */
const SettingsHub = () => {
  const t = useT();
  const navigate = useNavigate();
  const pages = useHubPages();
  const [text, setText] = useState('');
  const isFound = searcherOf(text);
  const found = pages.filter((path) => {
    const texts = (['name', 'about', 'words'] as const).map((part) =>
      t(`settings.pages.${nameOf(path)}.${part}`),
    );
    return isFound(searchable(texts.join('\n')));
  });
  return (
    <>
      <PageHeader title={t('settings.hub.title')} subtitle={t('settings.hub.about')} />
      <search className={styles.search}>
        <PageSearchField
          label={t('settings.hub.search')}
          value={text}
          onChange={setText}
          onSubmit={() => found[0] && void navigate(found[0])}
        />
      </search>
      <output>
        {text && found.length === 0 ? t('settings.hub.noMatch', { text: text.trim() }) : null}
      </output>
      {byGroup(found).map(({ group, paths }) => (
        <section key={group} className="stack gap-2" aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`} className="soft small">
            {t(`settings.groups.${group}`)}
          </h2>
          <ul className={styles.pages}>
            {paths.map((path) => {
              const { icon: Icon } = settingsScreens[path];
              return (
                <li key={path} className="surface">
                  <Icon size="1.5rem" aria-hidden="true" />
                  <div>
                    <Link className="name over" to={path}>
                      {t(`settings.pages.${nameOf(path)}.name`)}
                    </Link>
                    <p className="soft small">{t(`settings.pages.${nameOf(path)}.about`)}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
};

export default SettingsArea;

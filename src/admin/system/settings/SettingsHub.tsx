import { styled } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { hubPagesOf } from '../../../domain/access/menu.ts';
import { nameOf, PAGES } from '../../../domain/access/pages.ts';
import { foldForSearch } from '../../../domain/base/search.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { PageSearchField } from '../../kit/page/PageSearchField.tsx';
import { SETTINGS_WIDTH } from '../../kit/settings/SettingsSheet.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useSession } from '../../kit/useSession.ts';
import { HUB_GROUPS } from './hubGroups.ts';
import { SettingsCard } from './SettingsCard.tsx';

const Search = styled('search')(({ theme }) => ({
  display: 'block',
  maxInlineSize: '26rem',
  marginBlockEnd: theme.spacing(3),
}));

const GroupName = styled('h2')(({ theme }) => ({
  ...theme.typography.subtitle2,
  margin: theme.spacing(0, 0, 1),
  color: theme.palette.text.secondary,
}));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  // Two columns at the width of the settings pages.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  maxInlineSize: SETTINGS_WIDTH,
  margin: 0,
  marginBlockEnd: theme.spacing(3),
  padding: 0,
  listStyle: 'none',
}));

/** The settings pages that the role may open, searchable by name and description. */
export const SettingsHub = () => {
  const t = useT();
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  const [text, setText] = useState('');
  const wanted = foldForSearch(text).split(' ');
  const found = hubPagesOf(role).filter((path) => {
    const texts = (['name', 'about', 'words'] as const).map((part) =>
      t(`settings.pages.${nameOf(path)}.${part}`),
    );
    const about = foldForSearch(texts.join(' '));
    return wanted.every((word) => about.includes(word));
  });
  return (
    <>
      <PageHeader title={t('settings.hub.title')} subtitle={t('settings.hub.about')} />
      <Search>
        <PageSearchField
          label={t('settings.hub.search')}
          value={text}
          onChange={setText}
          onSubmit={() => found[0] && void navigate(found[0])}
        />
      </Search>
      <output>
        {text && found.length === 0 ? t('settings.hub.noMatch', { text: text.trim() }) : null}
      </output>
      {HUB_GROUPS.map((group) => {
        const cards = found.filter((path) => PAGES[path].place.hub === group);
        return cards.length === 0 ? null : (
          <section key={group} aria-labelledby={`settings-${group}`}>
            <GroupName id={`settings-${group}`}>{t(`settings.groups.${group}`)}</GroupName>
            <Cards>
              {cards.map((path) => (
                <SettingsCard key={path} path={path} />
              ))}
            </Cards>
          </section>
        );
      })}
    </>
  );
};

import { Link as TextLink, styled } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { foldForSearch } from '../../domain/base/search.ts';
import { PageSearchField } from '../kit/page/PageSearchField.tsx';
import { useT } from '../kit/texts/useT.ts';
import { toSearchable } from './entry.ts';
import { usePageEntries } from './usePageEntries.ts';

const Search = styled('search')({ inlineSize: '100%', marginBlockStart: '0.5rem' });

const Matches = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
}));

const PageLink = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
}) as typeof TextLink;

/** Finds pages of the command palette by name; Enter opens the first. */
export const PageSearch = () => {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const wanted = foldForSearch(text).split(' ');
  const matches = usePageEntries()
    .map(toSearchable)
    .filter(({ folded }) => wanted.every((word) => folded.includes(word)));

  return (
    <Search>
      <PageSearchField
        label={t('screens.notFound.search')}
        value={text}
        onChange={setText}
        onSubmit={() => matches[0] && void navigate(matches[0].id)}
      />
      <output>
        {matches.length === 0 ? <p>{t('screens.notFound.noMatch', { text })}</p> : null}
      </output>
      <Matches>
        {matches.map(({ id: path, label }) => (
          <li key={path}>
            <PageLink component={Link} to={path}>
              {label}
            </PageLink>
          </li>
        ))}
      </Matches>
    </Search>
  );
};

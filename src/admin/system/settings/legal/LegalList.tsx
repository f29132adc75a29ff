import LegalIcon from '@mui/icons-material/GavelOutlined';
import { useRecordContext } from 'react-admin';

import { wordsOf } from '../../../../domain/settings/legalChecks.ts';
import type { LegalDocument } from '../../../../domain/settings/legalDocument.ts';
import { InstantField } from '../../../kit/fields/InstantField.tsx';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import type { Column } from '../../../kit/list/columns.ts';
import type { CardLayout } from '../../../kit/list/RecordCards.tsx';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { Wrapping } from '../WrappingField.tsx';

type LegalColumn = 'title' | 'excerpt' | 'created_at';

const EXCERPT = 110;

const excerptOf = (content: unknown): string => {
  const words = wordsOf(typeof content === 'string' ? content : '');
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT)}…` : words;
};

const Excerpt = () => {
  const document = useRecordContext<LegalDocument>();
  return (
    <Wrapping>
      <bdi>{excerptOf(document?.content)}</bdi>
    </Wrapping>
  );
};

const columns: readonly Column<LegalColumn>[] = [
  { source: 'title', field: <RecordLinkField /> },
  {
    source: 'excerpt',
    field: <Excerpt />,
    unsortable: true,
    exported: ({ content }) => wordsOf(typeof content === 'string' ? content : ''),
  },
  { source: 'created_at', field: <InstantField source="created_at" /> },
];

const card: CardLayout<LegalColumn> = {
  title: <RecordLinkField />,
  subtitle: <InstantField source="created_at" />,
  inHead: ['title', 'created_at'],
  inSight: ['excerpt'],
};

const filters = [
  <SearchBox key="q" source="q" hint="resources.admin/settings/legal.fields.q" alwaysOn />,
];

const nothingToFetch = () => undefined;

/** The legal texts that the company keeps. */
export const LegalList = () => (
  <RecordList
    figures={null}
    filters={filters}
    columns={columns}
    card={card}
    bulkActions={false}
    emptyIcon={<LegalIcon />}
    sort={{ field: 'title', order: 'ASC' }}
    queryOptions={useLoadFailure('resources.admin/settings/legal.failed.load')}
    preload={nothingToFetch}
  />
);

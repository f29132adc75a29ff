import { DateInput, SelectInput } from 'react-admin';

import { DOCUMENT_CATEGORIES, HOLDER_TYPES } from '../../../domain/documents/document.ts';
import { DOCUMENT_STATE_FILTERS } from '../../../domain/documents/documentFilter.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { choicesOf } from '../../kit/texts/choiceLabels.ts';

const choices = <Value extends string>(group: string, values: readonly Value[]) =>
  choicesOf(RESOURCES.documents, group, values);

/** What the documents can be narrowed to; the specification's own are always in sight. */
export const documentFilters = [
  <SearchBox key="q" source="q" hint="resources.fleet/documents.fields.q" alwaysOn />,
  <SelectInput
    key="category"
    source="category"
    alwaysOn
    choices={choices('categories', DOCUMENT_CATEGORIES)}
    emptyText="resources.fleet/documents.allCategories"
  />,
  <DateInput key="expires_from" source="expires_from" alwaysOn />,
  <DateInput key="expires_to" source="expires_to" alwaysOn />,
  <SelectInput key="state" source="state" choices={choices('states', DOCUMENT_STATE_FILTERS)} />,
  <SelectInput
    key="holder_type"
    source="holder_type"
    choices={choices('holderTypes', HOLDER_TYPES)}
  />,
];

import { SelectInput } from 'react-admin';

import { LOAD_STATES, TRAILER_STATUSES, TRAILER_TYPES } from '../../../domain/fleet/trailer.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { paperFilters } from '../../kit/list/paperFilters.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { choicesOf } from '../../kit/texts/choiceLabels.ts';

const TRAILERS = RESOURCES.trailers;

/** What the trailers can be narrowed to; the first three are always in sight. */
export const trailerFilters = [
  <SearchBox key="q" source="q" hint="resources.fleet/trailers.fields.q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={choicesOf(TRAILERS, 'statuses', TRAILER_STATUSES)}
    emptyText="resources.fleet/trailers.statuses.all"
  />,
  <SelectInput
    key="type"
    source="type"
    alwaysOn
    choices={choicesOf(TRAILERS, 'types', TRAILER_TYPES)}
    emptyText="resources.fleet/trailers.types.all"
  />,
  <SelectInput
    key="load_state"
    source="load_state"
    choices={choicesOf(TRAILERS, 'loadStates', LOAD_STATES)}
  />,
  ...paperFilters(['expiry', 'registration', 'insurance', 'tir']),
];

import { SelectInput } from 'react-admin';

import { BODY_TYPES, TRACKING_STATUSES, TRUCK_STATUSES } from '../../../domain/fleet/truck.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { paperFilters } from '../../kit/list/paperFilters.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { choicesOf } from '../../kit/texts/choiceLabels.ts';

const TRUCKS = RESOURCES.trucks;

/** What the trucks can be narrowed to; the first two are always in sight. */
export const truckFilters = [
  <SearchBox key="q" source="q" hint="resources.fleet/trucks.fields.q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={choicesOf(TRUCKS, 'statuses', TRUCK_STATUSES)}
    emptyText="resources.fleet/trucks.statuses.all"
  />,
  <SelectInput
    key="body_type"
    source="body_type"
    choices={choicesOf(TRUCKS, 'bodyTypes', BODY_TYPES)}
  />,
  <SelectInput
    key="tracking_status"
    source="tracking_status"
    choices={choicesOf(TRUCKS, 'trackingStatuses', TRACKING_STATUSES)}
  />,
  ...paperFilters(['expiry', 'registration', 'insurance', 'road_permit', 'gatepass']),
];

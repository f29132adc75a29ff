import { SelectInput } from 'react-admin';

import { DRIVER_STATUS_FILTERS } from '../../../domain/fleet/driver.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { paperFilters } from '../../kit/list/paperFilters.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { choicesOf } from '../../kit/texts/choiceLabels.ts';

/** What the drivers can be narrowed to; the first two are always in sight. */
export const driverFilters = [
  <SearchBox key="q" source="q" hint="resources.fleet/drivers.fields.q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={choicesOf(RESOURCES.drivers, 'statuses', DRIVER_STATUS_FILTERS)}
    emptyText="resources.fleet/drivers.statuses.all"
  />,
  ...paperFilters(['gatepass', 'road_permit']),
];

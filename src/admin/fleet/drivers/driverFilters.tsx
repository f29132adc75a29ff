import { SelectInput } from 'react-admin';

import { DRIVER_STATUS_FILTERS } from '../../../domain/drivers/driver.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { choicesOf } from '../../common/records/choiceLabels.ts';
import { paperFilters } from '../../common/records/paperFilters.tsx';
import { SearchBox } from '../../common/SearchBox.tsx';

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

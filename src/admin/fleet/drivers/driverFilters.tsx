import { SelectInput } from 'react-admin';

import { DRIVER_STATUS_FILTERS } from '../../../domain/drivers/driver.ts';
import { SearchBox } from '../../common/SearchBox.tsx';

const statusChoices = DRIVER_STATUS_FILTERS.map((id) => ({
  id,
  name: `resources.fleet/drivers.statuses.${id}`,
}));

const paperChoices = ['due', 'overdue', 'valid', 'unknown'].map((id) => ({
  id,
  name: `common.expiryStates.${id}`,
}));

/** What the drivers can be narrowed to; the first two are always in sight. */
export const driverFilters = [
  <SearchBox key="q" source="q" hint="resources.fleet/drivers.fields.q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={statusChoices}
    emptyText="resources.fleet/drivers.statuses.all"
  />,
  <SelectInput key="gatepass" source="gatepass" choices={paperChoices} />,
  <SelectInput key="road_permit" source="road_permit" choices={paperChoices} />,
];

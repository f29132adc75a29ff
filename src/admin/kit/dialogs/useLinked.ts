import { useReference, useTranslate, type RaRecord } from 'react-admin';

import { VEHICLE_RESOURCES, vehicleFieldOf } from '../../../domain/assignments/vehicleFields.ts';
import { listOf, ownName, showCount } from '../../../domain/base/formats.ts';
import { HOLDER_RESOURCES, HOLDER_TYPES } from '../../../domain/documents/documents.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../allRows.ts';
import { named } from '../texts/named.ts';
import { useDocumentsOf } from '../useDocuments.ts';
import { useMay } from '../useMay.ts';

const NUMBERS = { truck_id: 'truck_number', trailer_id: 'trailer_number' } as const;

const useVehicle = (driver: RaRecord | undefined, field: keyof typeof NUMBERS): string => {
  const id = driver?.[field] as number | null | undefined;
  const { referenceRecord } = useReference({
    reference: VEHICLE_RESOURCES[field],
    id: id ?? '',
    options: { enabled: Boolean(id) },
  });
  return id && referenceRecord ? ownName(referenceRecord, NUMBERS[field]) : '';
};

/** What is known to be linked to a record of the fleet: 'T-101, TR-201, 3 documents'. */
export const useLinked = (resource: string, record: RaRecord): string => {
  const translate = useTranslate();
  const may = useMay();
  const driver = resource === RESOURCES.drivers ? record : undefined;
  const vehicles = [useVehicle(driver, 'truck_id'), useVehicle(driver, 'trailer_id')];
  const field = vehicleFieldOf(resource);
  const { data: drivers = [] } = useAllRows<Driver>(RESOURCES.drivers, {
    ofLong: { filter: { [field ?? '']: [record.id] } },
    enabled: field !== undefined && may('list', RESOURCES.drivers),
  });
  const holder_type = HOLDER_TYPES.find((type) => HOLDER_RESOURCES[type] === resource);
  const { data: documents = [] } = useDocumentsOf(
    { holder_type, holder_id: record.id },
    holder_type !== undefined && may('list', RESOURCES.documents),
  );
  const held = documents.filter(
    (document) => document.holder_type === holder_type && document.holder_id === record.id,
  ).length;
  return listOf([
    ...vehicles,
    ...drivers
      .filter((one) => field !== undefined && one[field] === record.id)
      .map((one) => named({ label: ownName(one), code: one.driver_id })),
    held > 0 &&
      translate(`resources.${RESOURCES.documents}.count`, {
        smart_count: held,
        count: showCount(held),
      }),
  ]);
};

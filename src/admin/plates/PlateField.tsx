import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { Plate } from '../../domain/plates/plate.ts';
import { formatPlate } from '../../domain/plates/plateText.ts';
import { Muted } from '../kit/fields/Muted.tsx';
import type { Column } from '../kit/list/columns.ts';
import { useT } from '../kit/texts/useT.ts';
import { NumberPlate } from './NumberPlate.tsx';

interface PlateFieldProps {
  size?: 'small' | 'large';
}

/** The plate of the current record. */
export const PlateField = ({ size }: PlateFieldProps) => {
  const t = useT();
  const vehicle = useRecordContext<Plate & { id: number }>();
  if (!vehicle) return null;
  return vehicle.plate_number ? (
    <NumberPlate plate={vehicle} size={size} />
  ) : (
    <Muted>{t('vehicles.plate.none')}</Muted>
  );
};

/** All parts of a plate in one column; a file that is exported can be imported so. */
export const plateColumn: Column<'plate'> = {
  source: 'plate',
  field: <PlateField />,
  exported: (record: RaRecord) => formatPlate(record as unknown as Plate),
  hidden: true,
  unsortable: true,
};

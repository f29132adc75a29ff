import { useRecordContext } from 'react-admin';

import type { Plate } from '../../domain/plates/plate.ts';
import { Muted } from '../kit/fields/Muted.tsx';
import type { Look } from '../kit/record/RecordTypeContext.ts';
import { useT } from '../kit/texts/useT.ts';
import { NumberPlate } from './NumberPlate.tsx';

export const PlateField = ({ size }: { size?: 'small' | 'large' }) => {
  const t = useT();
  const vehicle = useRecordContext<Plate & { id: number }>();
  if (!vehicle) return null;
  return vehicle.plate_number ? (
    <NumberPlate plate={vehicle} size={size} />
  ) : (
    <Muted>{t('vehicles.plate.none')}</Muted>
  );
};

/** Exports as text that can be imported again. */
export const plateLook: Look = { field: <PlateField /> };

import type { trailers } from '../../../domain/fleet/trailers.ts';
import { driverLook } from '../../assignments/HolderField.tsx';
import type { Looks } from '../../kit/record/RecordTypeContext.ts';
import { plateLook } from '../../plates/PlateField.tsx';

export const looks: Looks<typeof trailers> = {
  plate: plateLook,
  assignment: driverLook('trailer_id'),
};

import type { trucks } from '../../../domain/fleet/trucks.ts';
import { driverLook } from '../../assignments/HolderField.tsx';
import type { Looks } from '../../kit/record/RecordTypeContext.ts';
import { plateLook } from '../../plates/PlateField.tsx';

export const looks: Looks<typeof trucks> = { plate: plateLook, driver: driverLook('truck_id') };

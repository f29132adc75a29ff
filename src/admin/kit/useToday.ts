import { todayIn, type IsoDate } from '../../domain/base/dates.ts';
import { useConventions } from './useConventions.ts';

/** The company's day. Screens are opened and left often enough that it needs no clock of its own. */
export const useToday = (): IsoDate => todayIn(useConventions().time_zone);

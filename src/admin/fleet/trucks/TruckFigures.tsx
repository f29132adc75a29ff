import type { Truck } from '../../../domain/fleet/truck.ts';
import type { TruckFilter } from '../../../domain/fleet/truckFilter.ts';
import { summarizeTrucks, TRUCK_FIGURES } from '../../../domain/fleet/truckSummary.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { VehicleFigures } from '../../kit/list/VehicleFigures.tsx';

const cards = [
  { figure: 'total', label: 'resources.fleet/trucks.summary.total' },
  { figure: 'active', label: 'resources.fleet/trucks.summary.active' },
  { figure: 'due', label: 'resources.fleet/trucks.summary.due' },
] as const;

/** The three figures of the trucks. */
export const TruckFigures = () => (
  <VehicleFigures<keyof typeof TRUCK_FIGURES, TruckFilter, Truck>
    resource={RESOURCES.trucks}
    filters={TRUCK_FIGURES}
    cards={cards}
    summarize={summarizeTrucks}
  />
);

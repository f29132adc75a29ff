import { holderOf } from '../../../domain/assignments/assignment.ts';
import type { ExpiryHolder } from '../../../domain/expiries/expiry.ts';
import type { Plate } from '../../../domain/plates/plate.ts';
import { shortPlate } from '../../../domain/plates/plateText.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import type { FleetPapers } from '../useFleetPapers.ts';

interface HolderFacts {
  /** What identifies it: a plate, a model, or the company's number for a driver. */
  hint?: string;
  /** The driver of a vehicle, or the vehicles of a driver; undefined if unknown. */
  assigned?: ExpiryHolder[];
}

const byId = <Row extends { id: number }>(rows: readonly Row[] | undefined, id: unknown) =>
  rows?.find((row) => row.id === id);

/** Looks up facts on the holder of an expiry date in the loaded lists. */
export const useHolderFacts = ({ rows }: FleetPapers) => {
  const words = useWords();
  const { drivers: driverName, trucks: truckName, trailers: trailerName } = RESOURCES;
  const { [driverName]: drivers, [truckName]: trucks, [trailerName]: trailers } = rows;

  const plateOf = (plate: Plate) =>
    shortPlate(plate, (source) => words.value(truckName, 'plate_emirate', source));

  const driverOf = (field: 'truck_id' | 'trailer_id', id: number): ExpiryHolder[] | undefined => {
    const driver = drivers && holderOf(drivers, field, id);
    if (!driver) return drivers && [];
    return [{ resource: driverName, id: driver.id, label: driver.name }];
  };

  return ({ resource, id }: ExpiryHolder): HolderFacts => {
    if (resource === driverName) {
      const driver = byId(drivers, id);
      const truck = byId(trucks, driver?.truck_id);
      const trailer = byId(trailers, driver?.trailer_id);
      return {
        hint: driver?.driver_id,
        assigned: [
          ...(truck ? [{ resource: truckName, id: truck.id, label: truck.truck_number }] : []),
          ...(trailer
            ? [{ resource: trailerName, id: trailer.id, label: trailer.trailer_number }]
            : []),
        ],
      };
    }
    if (resource === truckName) {
      const truck = byId(trucks, id);
      return truck
        ? {
            hint: plateOf(truck) || (truck.model ?? undefined),
            assigned: driverOf('truck_id', truck.id),
          }
        : {};
    }
    const trailer = resource === trailerName ? byId(trailers, id) : undefined;
    return trailer
      ? {
          hint: plateOf(trailer) || (trailer.model ?? undefined),
          assigned: driverOf('trailer_id', trailer.id),
        }
      : {};
  };
};

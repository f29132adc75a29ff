import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import { trailerWith, truckWith } from '../../../domain/fleet/testing.ts';
import type { Trailer } from '../../../domain/fleet/trailers.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { ASSIGNMENTS_PER_PAGE, type FleetMetrics } from '../../../domain/stats/overview.ts';
import { someDrivers } from '../../../testing/builders.ts';
import type { FakeApi } from '../../../testing/fakeApi.ts';

const someTrucks = (): Truck[] => {
  const { today } = testDay();
  return [
    truckWith({ id: 1, truck_number: 'T-101', model: 'Actros', registration_expiry: today }),
    truckWith({
      id: 2,
      truck_number: 'T-102',
      model: 'FH 460',
      insurance_expiry: addDays(today, 5),
    }),
    truckWith({
      id: 3,
      truck_number: 'T-103',
      status: 'maintenance',
      gatepass_expiry: addDays(today, -4),
    }),
  ];
};

const someTrailers = (): Trailer[] => [
  trailerWith({ id: 1, trailer_number: 'TR-201', type: 'flatbed', load_state: 'loaded' }),
  trailerWith({
    id: 2,
    trailer_number: 'TR-202',
    type: 'refrigerated',
    tir_expiry: addDays(testDay().today, 40),
  }),
];

interface Fleet {
  drivers?: Driver[];
  trucks?: Truck[];
  trailers?: Trailer[];
}

/** What the overview and the dashboards ask for, over data in memory. */
export const fleetServer = ({
  drivers = someDrivers(),
  trucks = someTrucks(),
  trailers = someTrailers(),
}: Fleet = {}): FakeApi => ({
  'GET /api/fleet/trucks/trucks.php': () => ({ rows: trucks }),
  'GET /api/fleet/trailers/trailers.php': () => ({ rows: trailers }),
  'GET /api/fleet/documents/documents.php': () => ({ rows: [] }),
  'GET /api/fleet/drivers.php': () => ({ rows: drivers }),
  'GET /api/admin/stats.php': () =>
    ({
      trucks: { active_trucks: trucks.length, expiring_soon: 0 },
      trailers: { active_trailers: trailers.length, expiring_soon: 0, empty_trailers: 0 },
      drivers: { active_drivers: drivers.length },
    }) satisfies FleetMetrics,
  'GET /api/admin/assignments.php': ({ query }) => {
    const start = (Number(query?.page) - 1) * ASSIGNMENTS_PER_PAGE;
    const rows = drivers.slice(start, start + ASSIGNMENTS_PER_PAGE).map((driver, index) => {
      const truck = trucks.find(({ id }) => id === driver.truck_id);
      const trailer = trailers.find(({ id }) => id === driver.trailer_id);
      return {
        number: start + index + 1,
        id: driver.driver_id,
        name: driver.name,
        truck: truck?.truck_number ?? null,
        trailer: trailer?.trailer_number ?? null,
        driverDetails: { phone: driver.phone, email: driver.email },
        truckDetails: truck && {
          model: truck.model,
          status: truck.status,
          expiry: truck.registration_expiry,
        },
        trailerDetails: trailer && {
          type: trailer.type,
          status: trailer.status,
          expiry: trailer.registration_expiry,
        },
      };
    });
    return { rows, total: drivers.length };
  },
});

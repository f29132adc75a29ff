import type { IsoDate } from '../../src/domain/dates.ts';
import type { SeedOptions } from '../options.ts';
import type { Dataset } from '../store/collections.ts';
import { Calendar } from './calendar.ts';
import { companies } from './companies.ts';
import { generateDrivers } from './drivers.ts';
import { generateTrailers } from './trailers.ts';
import { generateTrucks } from './trucks.ts';
import { generateUsers, roles } from './users.ts';

/** All data of the mock API. The same seed, counts and day give the same data. */
export const generateAll = ({ seed, counts }: SeedOptions, today: IsoDate): Dataset => {
  const calendar = new Calendar(today);
  const trucks = generateTrucks(seed, counts.trucks, calendar);
  const trailers = generateTrailers(seed, counts.trailers, calendar);
  const drivers = generateDrivers(seed, counts.drivers, calendar, { trucks, trailers });
  return {
    users: generateUsers(seed, calendar),
    tokens: [],
    roles,
    login_history: [],
    companies,
    company_profile: [],
    settings: [],
    legal_documents: [],
    contact_messages: [],
    drivers,
    trucks,
    trailers,
    documents: [],
    activity: [],
    diesel_stock: [],
    diesel_issues: [],
    diesel_purchases: [],
    diesel_extractions: [],
  };
};

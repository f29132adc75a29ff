import type { QuickPasswords } from '../../api/passwords.ts';
import type { Dataset } from '../../api/store/collections.ts';
import type { IsoDate } from '../../src/domain/base/dates.ts';
import { RESOURCES } from '../../src/domain/records/resources.ts';
import type { SeedOptions } from '../core/options.ts';
import { plainPasswords } from '../core/passwords.ts';
import { generateActivity, generateLoginHistory } from './activity.ts';
import { assignmentActivity } from './assignmentActivity.ts';
import { Calendar } from './calendar.ts';
import { companies } from './companies.ts';
import { generateDiesel } from './diesel.ts';
import { dieselActivity } from './dieselActivity.ts';
import { generateDocuments } from './documents.ts';
import { generateDrivers } from './drivers.ts';
import { companyProfile, generateLegalDocuments, generateSettings } from './settings.ts';
import { generateTrailers } from './trailers.ts';
import { generateTrucks } from './trucks.ts';
import { generateUsers, roles } from './users.ts';
import { generateUsual } from './usual.ts';

/** The same seed, counts and day give the same data. */
export const generateAll = (
  { seed, counts }: SeedOptions,
  today: IsoDate,
  passwords: QuickPasswords = plainPasswords,
): Dataset => {
  const calendar = new Calendar(today);
  const users = generateUsers(seed, calendar, passwords);
  const trucks = generateTrucks(seed, counts.trucks, calendar);
  const trailers = generateTrailers(seed, counts.trailers, calendar);
  const drivers = generateDrivers(seed, counts.drivers, calendar, { trucks, trailers });
  const diesel = generateDiesel(seed, counts.diesel_days, calendar, {
    trucks,
    drivers,
    bowsers: counts.bowsers,
  });
  const activity = [
    ...generateActivity(seed, counts.activity, calendar, { users, drivers, trucks, trailers }),
    ...assignmentActivity(seed, Math.floor(counts.activity / 10), calendar, { users, drivers }),
    ...dieselActivity(diesel),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const login_history = generateLoginHistory(seed, counts.activity, calendar, users);
  const others: Readonly<Partial<Record<string, readonly { id: number }[]>>> = {
    [RESOURCES.companies]: companies,
    [RESOURCES.drivers]: drivers,
    [RESOURCES.trucks]: trucks,
    [RESOURCES.trailers]: trailers,
  };
  return {
    ...generateUsual(seed, calendar, (resource) => others[resource] ?? []),
    users: users.map((user) => ({
      ...user,
      last_login_at:
        login_history.findLast(
          ({ user_id, outcome }) => user_id === user.id && outcome === 'success',
        )?.at ?? null,
    })),
    tokens: [],
    roles,
    login_history,
    companies,
    company_profile: [companyProfile],
    settings: generateSettings(calendar),
    legal_documents: generateLegalDocuments(seed, calendar),
    legal_versions: [],
    contact_messages: [],
    drivers,
    trucks: trucks.map((truck) => ({
      ...truck,
      odometer_km: diesel.odometers.get(truck.id) ?? truck.odometer_km,
    })),
    trailers,
    documents: generateDocuments(seed, counts.documents, calendar, { drivers, trucks, trailers }),
    activity: activity.map((entry, index) => ({ ...entry, id: index + 1 })),
    diesel_stock: diesel.stock,
    diesel_issues: diesel.issues,
    diesel_purchases: diesel.purchases,
    diesel_extractions: diesel.extractions,
    diesel_books: [],
  };
};

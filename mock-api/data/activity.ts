import type { StoredUser } from '../../api/store/collections.ts';
import type { ActivityEntry, FieldChange } from '../../src/domain/activity/activity.ts';
import type { Driver } from '../../src/domain/fleet/drivers.ts';
import type { Trailer } from '../../src/domain/fleet/trailers.ts';
import type { Truck } from '../../src/domain/fleet/trucks.ts';
import type { LoginEntry } from '../../src/domain/people/loginHistory.ts';
import type { Calendar } from './calendar.ts';
import { Random } from './random.ts';

const DAYS = 60;

type LogEvent = Omit<ActivityEntry, 'id' | 'at' | 'actor_id' | 'actor_name' | 'actor_role'>;

const aboutDriver = (random: Random, calendar: Calendar, driver: Driver): LogEvent => {
  const renewal = random.int(200, 365);
  const changes: FieldChange[] = random.pick([
    [{ field: 'gatepass_expiry', old: calendar.day(-renewal), new: driver.gatepass_expiry }],
    [{ field: 'status', old: 'vacation', new: 'active' }],
    [{ field: 'phone', old: null, new: driver.phone }],
  ]);
  return {
    kind: 'user',
    action: random.chance(0.8) ? 'update' : 'create',
    entity_type: 'fleet/drivers',
    entity_id: driver.id,
    entity_label: `${driver.driver_id} ${driver.name}`,
    changes,
  };
};

const aboutTruck = (calendar: Calendar, truck: Truck): LogEvent => ({
  kind: 'user',
  action: 'update',
  entity_type: 'fleet/trucks',
  entity_id: truck.id,
  entity_label: truck.truck_number,
  changes: [
    { field: 'registration_expiry', old: calendar.day(-20), new: truck.registration_expiry },
    { field: 'status', old: 'maintenance', new: truck.status },
  ],
});

const aboutTrailer = (trailer: Trailer): LogEvent => ({
  kind: 'user',
  action: 'update',
  entity_type: 'fleet/trailers',
  entity_id: trailer.id,
  entity_label: trailer.trailer_number,
  changes: [{ field: 'load_state', old: 'empty', new: trailer.load_state }],
});

const reminder = (driver: Driver): LogEvent => ({
  kind: 'system',
  action: 'reminder',
  entity_type: 'fleet/drivers',
  entity_id: driver.id,
  entity_label: `${driver.driver_id} ${driver.name}`,
  changes: [],
});

const signIn = (random: Random): LogEvent => ({
  kind: 'authentication',
  action: random.weighted([
    ['login', 8],
    ['logout', 5],
    ['failed_login', 1],
  ] as const),
  entity_type: null,
  entity_id: null,
  entity_label: null,
  changes: [],
});

interface Cast {
  users: readonly StoredUser[];
  drivers: readonly Driver[];
  trucks: readonly Truck[];
  trailers: readonly Trailer[];
}

const happening = (random: Random, calendar: Calendar, cast: Cast): LogEvent => {
  const about = random.weighted([
    ['driver', 4],
    ['truck', 2],
    ['trailer', 1],
    ['reminder', 2],
    ['sign-in', 4],
  ] as const);
  if (about === 'driver' && cast.drivers.length > 0) {
    return aboutDriver(random, calendar, random.pick(cast.drivers));
  }
  if (about === 'truck' && cast.trucks.length > 0) {
    return aboutTruck(calendar, random.pick(cast.trucks));
  }
  if (about === 'trailer' && cast.trailers.length > 0) {
    return aboutTrailer(random.pick(cast.trailers));
  }
  if (about === 'reminder' && cast.drivers.length > 0) return reminder(random.pick(cast.drivers));
  return signIn(random);
};

const byTime = (a: { at: string }, b: { at: string }) => a.at.localeCompare(b.at);

export const generateActivity = (
  seed: number,
  count: number,
  calendar: Calendar,
  cast: Cast,
): Omit<ActivityEntry, 'id'>[] => {
  const random = new Random(seed, 'activity');
  const people = cast.users.filter(({ role }) => role === 'Fleet Manager');
  return Array.from({ length: count }, () => {
    const what = happening(random, calendar, cast);
    const who = random.pick(what.kind === 'authentication' ? cast.users : people);
    const isSystem = what.kind === 'system';
    return {
      at: calendar.instant(-random.int(1, DAYS), random),
      actor_id: isSystem ? null : who.id,
      actor_name: isSystem ? 'System' : who.name,
      actor_role: isSystem ? null : who.role,
      ...what,
    };
  }).toSorted(byTime);
};

const DEVICES = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Linux; Android 16) Chrome/142.0.0.0 Mobile Safari/537.36',
] as const;

export const generateLoginHistory = (
  seed: number,
  count: number,
  calendar: Calendar,
  users: readonly StoredUser[],
): LoginEntry[] => {
  const random = new Random(seed, 'logins');
  return Array.from({ length: count }, (): LoginEntry => {
    const user = random.pick(users);
    const outcome = random.chance(0.9) ? 'success' : 'wrong_password';
    return {
      id: 0,
      at: calendar.instant(-random.int(1, DAYS), random),
      user_id: user.id,
      email: user.email,
      outcome: user.status === 'active' ? outcome : 'deactivated',
      method: random.chance(0.85) ? ('password' as const) : ('google' as const),
      device: random.pick(DEVICES),
      ip: `192.0.2.${random.int(1, 254)}`,
    };
  })
    .toSorted(byTime)
    .map((entry, index) => ({ ...entry, id: index + 1 }));
};

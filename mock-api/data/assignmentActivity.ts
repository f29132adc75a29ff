import type { StoredUser } from '../../api/store/collections.ts';
import type { ActivityEntry } from '../../src/domain/activity/activity.ts';
import type { Driver } from '../../src/domain/fleet/drivers.ts';
import type { Calendar } from './calendar.ts';
import { Random } from './random.ts';

const DAYS = 60;

/** So that the vehicles' pages know since when. */
export const assignmentActivity = (
  seed: number,
  count: number,
  calendar: Calendar,
  { users, drivers }: { users: readonly StoredUser[]; drivers: readonly Driver[] },
): Omit<ActivityEntry, 'id'>[] => {
  const random = new Random(seed, 'assignments');
  const people = users.filter(({ role }) => role === 'Fleet Manager');
  return drivers
    .filter(({ truck_id }) => truck_id !== null)
    .slice(0, count)
    .map((driver) => {
      const who = random.pick(people);
      const changes = (['truck_id', 'trailer_id'] as const)
        .map((field) => ({ field, old: null, new: driver[field] }))
        .filter((change) => change.new !== null);
      return {
        at: calendar.instant(-random.int(1, DAYS), random),
        actor_id: who.id,
        actor_name: who.name,
        actor_role: who.role,
        kind: 'user',
        action: 'update',
        entity_type: 'fleet/drivers',
        entity_id: driver.id,
        entity_label: `${driver.driver_id} ${driver.name}`,
        changes,
      };
    });
};

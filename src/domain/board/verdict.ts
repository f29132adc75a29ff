import { RESOURCES } from '../records/resources.ts';
import type { DriveReason, DriveSet, DriveStatus } from './driveSet.ts';

interface Verdict {
  status: DriveStatus;
  reasons: readonly DriveReason[];
}

const MEMBERS: Readonly<Record<string, 'driver' | 'truck' | 'trailer'>> = {
  [RESOURCES.drivers]: 'driver',
  [RESOURCES.trucks]: 'truck',
  [RESOURCES.trailers]: 'trailer',
};

/** Of one driver or vehicle by itself, whatever else is in its set. */
export const verdictOf = (
  sets: readonly DriveSet[],
  resource: string,
  id: unknown,
): Verdict | undefined => {
  const member = MEMBERS[resource];
  const set = member && sets.find((each) => each[member]?.id === id);
  if (!set) return undefined;
  const reasons = set.reasons.filter((reason) => {
    if (reason.about === 'unknown') return reason.resource === RESOURCES.documents;
    const about = reason.about === 'shared' ? reason.vehicle : reason.holder;
    return about.resource === resource && about.id === id;
  });
  return { status: reasons[0]?.status ?? 'green', reasons };
};

import { useMemo } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useRecordContext,
  useReference,
} from 'react-admin';

import { recordPath } from '../../domain/access/recordPath.ts';
import { activityLog, type ActivityEntry } from '../../domain/activity/activity.ts';
import {
  byDay,
  isAbout,
  isRoutine,
  ownLabel,
  type HistoryDay,
  type Subject,
} from '../../domain/activity/history.ts';
import { companyTime } from '../../domain/base/dates.ts';
import { inDigits } from '../../domain/base/formats.ts';
import type { ResourceName } from '../../domain/records/resources.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import { fieldOf } from '../kit/fields/fieldOf.tsx';
import { RecordName } from '../kit/fields/RecordName.tsx';
import { useLocalization } from '../kit/texts/useLocalization.ts';
import { useRoleName } from '../kit/texts/useRoleName.ts';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { useSession } from '../kit/useSession.ts';
import { Changes } from './Changes.tsx';
import { useActorName } from './useActorName.ts';
import { useDayName } from './useDayName.ts';

import styles from './Activity.module.css';

interface ActivityDaysProps {
  entries: readonly ActivityEntry[];
  subject?: Subject;
  foldsRoutine?: boolean;
}

export const ActivityDays = ({ entries, subject, foldsRoutine }: ActivityDaysProps) => {
  const { time_zone } = useLocalization();
  const days = useMemo(() => byDay(entries, time_zone), [entries, time_zone]);
  return (
    <ResourceContextProvider value={activityLog.name}>
      <div className="measured">
        {days.map((day) => (
          <Day key={day.entries[0]?.id} {...day} subject={subject} foldsRoutine={foldsRoutine} />
        ))}
      </div>
    </ResourceContextProvider>
  );
};

const Day = ({
  day,
  entries,
  subject,
  foldsRoutine,
}: HistoryDay & Omit<ActivityDaysProps, 'entries'>) => {
  const t = useT();
  const dayName = useDayName();
  // On a record's page the days are below a section's heading.
  const Heading = subject ? 'h3' : 'h2';
  const folded = foldsRoutine ? entries.filter(isRoutine) : [];
  // A single entry takes no more room than the button that would hide it.
  const shown = folded.length > 1 ? entries.filter((entry) => !isRoutine(entry)) : entries;
  return (
    <section className={styles.day}>
      <Heading className="label">{dayName(day)}</Heading>
      <Entries entries={shown} subject={subject} />
      {folded.length > 1 && (
        <details className={styles.folded}>
          <summary>{t('resources.fleet/activity.routine', { smart_count: folded.length })}</summary>
          <Entries entries={folded} />
        </details>
      )}
    </section>
  );
};

const Entries = ({ entries, subject }: Omit<ActivityDaysProps, 'foldsRoutine'>) => (
  <ul className={styles.entries}>
    {entries.map((entry) => (
      <RecordContextProvider key={entry.id} value={entry}>
        <Entry entry={entry} namesRecord={!subject || !isAbout(entry, subject)} />
      </RecordContextProvider>
    ))}
  </ul>
);

const action = fieldOf(activityLog, 'action');

const Entry = ({ entry, namesRecord }: { entry: ActivityEntry; namesRecord: boolean }) => {
  const t = useT();
  const { time_zone } = useLocalization();
  const roleName = useRoleName();
  const actorName = useActorName();
  const { at, actor_id, actor_name, actor_role, changes } = entry;
  const unnamed = actor_id === null ? t('common.notGiven') : `#${actor_id}`;
  return (
    <li className={styles.entry}>
      <time className="soft" dateTime={at}>
        {inDigits(companyTime(at, time_zone)?.time ?? t('common.notGiven'))}
      </time>
      <div className="row gap-0">
        {entry.action ? action : t('common.notGiven')}
        {namesRecord && <ActivityRecord />}
      </div>
      <div className="soft">
        <bdi>{actor_name ? actorName(actor_name, actor_id !== null) : unnamed}</bdi>
        {actor_role && <small> · {roleName(actor_role)}</small>}
      </div>
      {changes.length > 0 && (
        <div>
          <Changes />
        </div>
      )}
    </li>
  );
};

/** Linked if it still exists and the role may view it. */
const ActivityRecord = () => {
  const words = useWords();
  const role = useSession()?.user.role;
  const entry = useRecordContext<ActivityEntry>();
  if (!entry?.entity_type) return null;
  const { entity_type: resource, entity_id: id, entity_label } = entry;
  const kind = words.records(resource, 1);
  const label = entity_label || (id === null ? '' : `#${id}`);
  const isOfMany = Object.hasOwn(recordTypes, resource);
  const path = id === null || !isOfMany ? undefined : recordPath(role, resource, id);
  return (
    <span>
      <span className="soft">{kind}</span>{' '}
      {path && id !== null ? (
        <LinkIfThere resource={resource} id={id} label={label} />
      ) : (
        <bdi>{label}</bdi>
      )}
    </span>
  );
};

interface LinkIfThereProps {
  resource: string;
  id: number;
  label: string;
}

const LinkIfThere = ({ label, ...of }: LinkIfThereProps) => {
  const { referenceRecord } = useReference({ reference: of.resource, id: of.id });
  if (!referenceRecord) return <bdi>{label}</bdi>;
  const own = ownLabel(
    label,
    referenceRecord,
    recordTypes[of.resource as ResourceName]?.label ?? 'name',
  );
  return <RecordName className="name" {...of} label={own} />;
};

import { useRecordContext, useReference } from 'react-admin';

import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import { RecordName } from '../kit/fields/RecordName.tsx';
import { recordPath } from '../kit/recordPath.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { useSession } from '../kit/useSession.ts';

import styles from './Activity.module.css';

/** Linked if it still exists and the role may view it. */
export const ActivityRecord = () => {
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
      <span className={styles.who}>{kind}</span>{' '}
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

const LinkIfThere = (props: LinkIfThereProps) => {
  const { referenceRecord } = useReference({ reference: props.resource, id: props.id });
  return referenceRecord ? (
    <RecordName className={styles.record} {...props} />
  ) : (
    <bdi>{props.label}</bdi>
  );
};

import {
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

import { InnerLink } from '../ui/InnerLink.tsx';
import { useCanOpen } from '../useCanOpen.ts';

import styles from './fields.module.css';

interface RecordLinkFieldProps {
  /** Records are called by numbers, which never break. */
  short?: boolean;
}

/** What the record is called, as the way to its page, which a keyboard reaches too. */
export const RecordLinkField = ({ short }: RecordLinkFieldProps) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  const createPath = useCreatePath();
  const canOpen = useCanOpen();
  if (!record) return null;
  if (!canOpen) return <bdi>{represent(record)}</bdi>;
  return (
    <InnerLink
      className={styles.name}
      href={createPath({ resource, type: 'show', id: record.id })}
      data-short={short || undefined}
    >
      <bdi>{represent(record)}</bdi>
    </InnerLink>
  );
};

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
  /** The record is named by a number, which must not wrap. */
  short?: boolean;
}

/** The record's name as a link to its page, for keyboards too. */
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

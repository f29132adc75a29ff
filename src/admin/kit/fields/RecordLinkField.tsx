import { styled } from '@mui/material';
import {
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router-dom';

import { useCanOpen } from '../useCanOpen.ts';

const NameLink = styled(Link)({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  // Long names break instead of widening the table.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  display: 'inline-block',
  minInlineSize: '9rem',
  '&[data-short]': { minInlineSize: 0, whiteSpace: 'nowrap' },
  '&:hover': { textDecoration: 'underline' },
});

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
    <NameLink
      to={createPath({ resource, type: 'show', id: record.id })}
      data-short={short || undefined}
    >
      <bdi>{represent(record)}</bdi>
    </NameLink>
  );
};

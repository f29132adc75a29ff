import Delete from '@mui/icons-material/DeleteOutline';
import Edit from '@mui/icons-material/EditOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, IconButton } from '@mui/material';
import type { MouseEvent } from 'react';
import {
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router-dom';

import { useDeleteRequest } from './DeleteRequest.tsx';
import { useT } from './useT.ts';

const keepRowQuiet = (event: MouseEvent) => event.stopPropagation();

/** What can be done with one record of a list; each button says with which. */
export const RowActions = () => {
  const t = useT();
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const represent = useGetRecordRepresentation(resource);
  const askToDelete = useDeleteRequest();
  if (!record) return null;
  const name = represent(record) as string;
  const labelled = (label: string) => ({ 'aria-label': label, title: label });
  return (
    <Box sx={{ display: 'inline-flex', whiteSpace: 'nowrap' }} onClick={keepRowQuiet}>
      <IconButton
        component={Link}
        to={createPath({ resource, type: 'show', id: record.id })}
        size="small"
        {...labelled(t('common.actions.show', { name }))}
      >
        <Visibility fontSize="small" />
      </IconButton>
      <IconButton
        component={Link}
        to={createPath({ resource, type: 'edit', id: record.id })}
        size="small"
        {...labelled(t('common.actions.edit', { name }))}
      >
        <Edit fontSize="small" />
      </IconButton>
      <IconButton
        onClick={() => askToDelete(record)}
        size="small"
        {...labelled(t('common.actions.delete', { name }))}
      >
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
};

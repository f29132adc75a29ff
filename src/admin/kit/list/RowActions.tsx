import { styled } from '@mui/material';
import { Eye as ShowIcon, Pencil as EditIcon, Trash2 as DeleteIcon } from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';
import {
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useResourceDefinitions,
} from 'react-admin';
import { Link } from 'react-router-dom';

import { useDeleteRequest } from '../dialogs/DeleteRequest.tsx';
import { useT } from '../texts/useT.ts';
import { useCanOpen } from '../useCanOpen.ts';
import { useMay } from '../useMay.ts';

/** Plain links and a plain button: a list has dozens of them, and ripples would cost a frame each. */
const Actions = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  marginInlineStart: -8,
  '& > *': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: theme.palette.text.secondary,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& > *:hover': { backgroundColor: theme.palette.action.hover, color: theme.palette.text.primary },
  '@media (max-width: 767.95px)': { '& > *': { inlineSize: 44, blockSize: 44 } },
}));

// Made once: an element that is the same is not drawn again.
const showIcon = <ShowIcon />;
const editIcon = <EditIcon />;
const deleteIcon = <DeleteIcon />;

/** Whether anything can be done with the records of the screen. */
export const useHasActions = (rowActions: ReactNode): boolean => {
  const controls = useRowControls();
  return Boolean(rowActions) || Object.values(controls).includes(true);
};

/** Which of the usual controls the records of the screen have. */
const useRowControls = () => {
  const may = useMay();
  const definition = useResourceDefinitions()[useResourceContext() ?? ''];
  return {
    show: useCanOpen(),
    edit: definition?.hasEdit === true && may('edit'),
    delete: may('delete'),
  };
};

/** What can be done with one record of a list; each control says with which. Its own ones come first. */
export const RowActions = ({ children }: PropsWithChildren) => {
  const t = useT();
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const represent = useGetRecordRepresentation(resource);
  const askToDelete = useDeleteRequest();
  const can = useRowControls();
  if (!record) return null;
  const name = represent(record) as string;
  const labelled = (label: string) => ({ 'aria-label': label, title: label });
  return (
    <Actions>
      {children}
      {can.show && (
        <Link
          to={createPath({ resource, type: 'show', id: record.id })}
          {...labelled(t('common.actions.show', { name }))}
        >
          {showIcon}
        </Link>
      )}
      {can.edit && (
        <Link
          to={createPath({ resource, type: 'edit', id: record.id })}
          {...labelled(t('common.actions.edit', { name }))}
        >
          {editIcon}
        </Link>
      )}
      {can.delete && (
        <button
          type="button"
          onClick={() => askToDelete(record)}
          {...labelled(t('common.actions.delete', { name }))}
        >
          {deleteIcon}
        </button>
      )}
    </Actions>
  );
};

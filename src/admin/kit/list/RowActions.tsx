import { Pencil, Trash2 } from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';
import {
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useResourceDefinitions,
} from 'react-admin';

import { useDeleteRequest, useIsUndeletable } from '../dialogs/DeleteRequest.tsx';
import { useFullName } from '../texts/useFullName.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { InnerLink } from '../ui/InnerLink.tsx';
import { useMay } from '../useMay.ts';

import styles from './table.module.css';

const editIcon = <Pencil size={18} />;
const deleteIcon = <Trash2 size={18} />;

export const useHasActions = (rowActions: ReactNode): boolean => {
  const controls = useRowControls();
  return Boolean(rowActions) || Object.values(controls).includes(true);
};

const useRowControls = () => {
  const may = useMay();
  const definition = useResourceDefinitions()[useResourceContext() ?? ''];
  return {
    edit: definition?.hasEdit === true && may('edit'),
    delete: may('delete'),
  };
};

export const RowActions = ({ children }: PropsWithChildren) => {
  const t = useT();
  const text = useRecordText();
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const nameOf = useFullName();
  const askToDelete = useDeleteRequest();
  const can = useRowControls();
  const stays = useIsUndeletable(record);
  if (!record) return null;
  const name = nameOf(record);
  const labelled = (label: string) => ({ 'aria-label': label, 'data-tip': label });
  return (
    <span className={styles.controls}>
      {children}
      {can.edit && (
        <InnerLink
          className="key"
          href={createPath({ resource, type: 'edit', id: record.id })}
          {...labelled(t('common.actions.edit', { name }))}
        >
          {editIcon}
        </InnerLink>
      )}
      {can.delete && !stays && (
        <button
          type="button"
          className="key"
          onClick={() => askToDelete(record)}
          {...labelled(text('actions.delete', { name }))}
        >
          {deleteIcon}
        </button>
      )}
    </span>
  );
};

import { Download, FileUp } from 'lucide-react';
import { useListContext, useResourceContext, useStore } from 'react-admin';
import { useDataProvider, fetchRelatedRecords } from 'react-admin';

import { ALL_ROWS } from '../allRows.ts';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import type { Column } from '../fields/columns.ts';
import { UI } from '../look/keys.ts';
import { UI_OPTIONS, useUiPreferences } from '../look/uiPreferences.ts';
import { recordPaths } from '../recordPaths.ts';
import { recordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ChoiceGroup } from './filters/ChoiceGroup.tsx';

import styles from './filters/filters.module.css';

interface ListMenuPanelProps {
  columns?: readonly Column[];
  canExport: boolean;
  canImport: boolean;
  onClose: () => void;
}

const ListMenuPanel = ({ columns, canExport, canImport, onClose }: ListMenuPanelProps) => {
  const t = useT();
  const resource = useResourceContext() ?? '';
  const exportRows = useExport();
  return (
    <div className={styles.body}>
      {(canExport || canImport) && (
        <div className="row gap-1">
          {canExport && (
            <Button
              look="outlined"
              onClick={() => {
                onClose();
                exportRows();
              }}
            >
              <Download />
              {t('common.list.export')}
            </Button>
          )}
          {canImport && (
            <ButtonLink look="outlined" to={recordPaths(resource).import} onClick={onClose}>
              <FileUp />
              {t('common.actions.import')}
            </ButtonLink>
          )}
        </div>
      )}
      {columns && <Density />}
      {columns && <ColumnChoice columns={columns} />}
    </div>
  );
};

const Density = () => {
  const t = useT();
  const [, store] = useStore<unknown>(UI);
  const ui = useUiPreferences();
  return (
    <ChoiceGroup
      label={t('common.list.density')}
      value={ui.density}
      choices={UI_OPTIONS.density.map((value) => ({
        value,
        name: t(`common.list.densities.${value}`),
      }))}
      onChoose={(density) => store({ ...ui, density })}
    />
  );
};

const useExport = () => {
  const dataProvider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const { resource, exporter, sort, filterValues, filter } = useListContext();
  return () =>
    void dataProvider
      .getList(resource, {
        sort,
        pagination: ALL_ROWS,
        filter: { ...filterValues, ...(filter as object) },
      })
      .then(
        ({ data }) =>
          exporter && exporter(data, fetchRelatedRecords(dataProvider), dataProvider, resource),
      )
      .catch((error: unknown) => notifyFailure(recordText(resource, 'failed.load'), error));
};

export default ListMenuPanel;

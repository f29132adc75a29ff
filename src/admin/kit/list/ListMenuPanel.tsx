import { Download, FileUp } from 'lucide-react';
import { fetchRelatedRecords, useListContext, useResourceContext, useStore } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { ALL_ROWS } from '../allRows.ts';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import type { Column } from '../fields/columns.ts';
import { UI } from '../look/keys.ts';
import { UI_OPTIONS, useUiPreferences } from '../look/uiPreferences.ts';
import { recordPaths } from '../recordPaths.ts';
import { recordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useAppDataProvider } from '../useAppDataProvider.ts';
import { useIsPaged } from '../useIsPaged.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ChoiceGroup } from './filters/ChoiceGroup.tsx';
import { Progress } from './Progress.tsx';
import { useRun } from './useRun.ts';

interface ListMenuPanelProps {
  columns?: readonly Column[];
  canExport: boolean;
  canImport: boolean;
  onClose: () => void;
}

const ListMenuPanel = ({ columns, canExport, canImport, onClose }: ListMenuPanelProps) => {
  const t = useT();
  const resource = useResourceContext() ?? '';
  const { exportRows, progress } = useExport(onClose);
  if (progress) {
    return (
      <div className="stack padded">
        <Progress label={t('common.list.export')} {...progress} />
        <Button look="outlined" onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack padded">
      {(canExport || canImport) && (
        <div className="row gap-1">
          {canExport && (
            <Button look="outlined" onClick={exportRows}>
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

/** A long list is read page by page: closing the panel ends that. */
const useExport = (onClose: () => void) => {
  const dataProvider = useAppDataProvider();
  const isPaged = useIsPaged();
  const notifyFailure = useNotifyFailure();
  const { resource, exporter, sort, filterValues, filter, total = 0 } = useListContext();
  const { progress, control, begin } = useRun();

  const read = async (): Promise<RaRecord[]> => {
    const shown = { ...filterValues, ...(filter as object) };
    if (!isPaged(resource)) {
      onClose();
      const list = { sort, pagination: ALL_ROWS, filter: shown };
      return (await dataProvider.getList(resource, list)).data;
    }
    begin(total);
    const list = { sort: [sort.field, sort.order] as const, filter: shown };
    return dataProvider.shownRows(resource, list, control);
  };
  const write = async () => {
    const rows = await read();
    if (exporter) await exporter(rows, fetchRelatedRecords(dataProvider), dataProvider, resource);
    onClose();
  };
  return {
    progress,
    exportRows: () =>
      void write().catch((error: unknown) => {
        if (isApiError(error, 'aborted')) return;
        onClose();
        notifyFailure(recordText(resource, 'failed.load'), error);
      }),
  };
};

export default ListMenuPanel;

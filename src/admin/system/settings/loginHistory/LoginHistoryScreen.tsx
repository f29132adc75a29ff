import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Stack, Typography } from '@mui/material';
import {
  DataTable,
  ExportButton,
  FilterButton,
  List,
  ResourceContextProvider,
  TopToolbar,
} from 'react-admin';

import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';
import { ListLoadFailed } from '../../../kit/list/ListLoadFailed.tsx';
import { ListNotices } from '../../../kit/list/ListNotices.tsx';
import { ListPages } from '../../../kit/list/ListPages.tsx';
import { useRecordExporter } from '../../../kit/list/useRecordExporter.ts';
import { useUiPreferences } from '../../../kit/look/uiPreferences.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useIsPhone } from '../../../kit/useIsPhone.ts';
import { NothingFound } from '../NothingFound.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { LoginCards } from './LoginCards.tsx';
import { loginColumns } from './loginColumns.tsx';
import { loginFilters } from './loginFilters.tsx';

const FAILED = 'resources.admin/settings/login-history.failed.load';

/** Who signed in or tried to: when, with what outcome, on which device and from where. */
const LoginHistoryScreen = () => (
  <SettingsPage>
    <ResourceContextProvider value={RESOURCES.loginHistory}>
      <LoginHistory />
    </ResourceContextProvider>
  </SettingsPage>
);

const LoginHistory = () => {
  const isPhone = useIsPhone();
  return (
    <List
      filters={loginFilters}
      actions={
        <TopToolbar>
          <FilterButton />
          <ExportButton maxResults={ALL_ROWS.perPage} />
        </TopToolbar>
      }
      empty={<NobodyYet />}
      error={<ListLoadFailed message={FAILED} />}
      exporter={useRecordExporter(RESOURCES.loginHistory, loginColumns)}
      queryOptions={useLoadFailure(FAILED)}
      perPage={useUiPreferences().pageSize}
      pagination={<ListPages />}
      sort={{ field: 'at', order: 'DESC' }}
    >
      <ListNotices />
      {isPhone ? (
        <LoginCards />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false} empty={<NothingFound />}>
          {loginColumns.map(({ source, field }) => (
            <DataTable.Col key={source} source={source}>
              {field}
            </DataTable.Col>
          ))}
        </DataTable>
      )}
    </List>
  );
};

const NobodyYet = () => {
  const t = useT();
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, paddingBlock: 10 }}>
      <HistoryIcon sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h5" component="h2">
        {t('resources.admin/settings/login-history.empty.title')}
      </Typography>
    </Stack>
  );
};

export default LoginHistoryScreen;

import { Box, Card, Stack, Typography } from '@mui/material';
import { EditButton, Show, useRecordContext, useTranslate } from 'react-admin';

import type { Driver, DriverField } from '../../../domain/drivers/driver.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { DeleteButton } from '../../common/DeleteButton.tsx';
import { FactList } from '../../common/FactList.tsx';
import { ShowLoadFailed } from '../../common/RecordLoadFailed.tsx';
import { toldInPlace } from '../../common/toldInPlace.ts';
import { useT } from '../../common/useT.ts';
import { PageActions, PageSubtitle } from '../../shell/page/PageHeader.tsx';
import { driverColumns } from './driverColumns.tsx';
import { DriverDeleteRequests } from './DriverDeleteRequests.tsx';
import { DriverStatusField } from './DriverStatusField.tsx';

/** A driver's page, read like a file card: who, in what state, with which papers, on which truck. */
const DriverShow = () => (
  <DriverDeleteRequests>
    <Show
      title={<ShowTitle />}
      actions={false}
      queryOptions={toldInPlace}
      error={<ShowLoadFailed message="resources.fleet/drivers.failed.load" />}
      component="div"
    >
      <FileCard />
    </Show>
  </DriverDeleteRequests>
);

const ShowTitle = () => {
  const t = useT();
  const driver = useRecordContext<Driver>();
  return <>{driver?.name ?? t('resources.fleet/drivers.name', { smart_count: 1 })}</>;
};

const FileCard = () => {
  const driver = useRecordContext<Driver>();
  if (!driver) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageActions>
        <EditButton />
        <DeleteButton />
      </PageActions>
      <PageSubtitle>
        <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <bdi>{driver.driver_id}</bdi>
          <DriverStatusField />
          {driver.name_ar && <bdi lang="ar">{driver.name_ar}</bdi>}
        </Stack>
      </PageSubtitle>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
        }}
      >
        <Facts
          title="resources.fleet/drivers.sections.papers"
          fields={['gatepass_expiry', 'road_permit_expiry']}
        />
        <Facts
          title="resources.fleet/drivers.sections.assignment"
          fields={['company_id', 'truck_id', 'trailer_id']}
        />
        <Facts
          title="resources.fleet/drivers.sections.person"
          fields={['uae_number', 'phone', 'email']}
        />
      </Box>
    </Stack>
  );
};

const Facts = ({ title, fields }: { title: MessageKey; fields: DriverField[] }) => {
  const t = useT();
  const translate = useTranslate();
  return (
    <Card variant="outlined" component="section" sx={{ padding: 2.5 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {t(title)}
      </Typography>
      <FactList
        facts={driverColumns
          .filter(({ source }) => fields.includes(source))
          .map(({ source, field }) => ({
            name: translate(`resources.fleet/drivers.fields.${source}`),
            value: field,
          }))}
      />
    </Card>
  );
};

export default DriverShow;

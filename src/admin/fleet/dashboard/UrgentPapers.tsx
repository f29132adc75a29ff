import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useCreatePath, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';

import type { Driver } from '../../../domain/drivers/driver.ts';
import { driverExpiries } from '../../../domain/drivers/driverExpiries.ts';
import type { Expiry } from '../../../domain/expiry.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { ALL_ROWS } from '../../common/allRows.ts';
import { ExpiryDate } from '../../common/ExpiryDate.tsx';
import { LoadFailed } from '../../common/LoadFailed.tsx';
import { useT } from '../../common/useT.ts';
import { useToday } from '../../common/useToday.ts';
import { driverPaths } from '../drivers/paths.ts';

const SHOWN = 8;

/** The papers that are past or soon due, the most urgent first. */
export const UrgentPapers = () => {
  const t = useT();
  const today = useToday();
  const { data, isPending, error, refetch } = useGetList<Driver>(RESOURCES.drivers, {
    pagination: ALL_ROWS,
    sort: { field: 'name', order: 'ASC' },
  });
  const urgent = driverExpiries(data ?? [], today).filter(({ state }) => state !== 'valid');
  return (
    <Card variant="outlined" component="section" sx={{ padding: 2.5 }} aria-labelledby="urgent">
      <Typography id="urgent" variant="h6" component="h2">
        {t('fleet.dashboard.urgent.title')}
      </Typography>
      {error && (
        <LoadFailed
          message="resources.fleet/drivers.failed.load"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && !error && <Skeleton height={160} />}
      {data && urgent.length === 0 && (
        <Typography color="text.secondary">{t('fleet.dashboard.urgent.none')}</Typography>
      )}
      <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {urgent.slice(0, SHOWN).map((expiry) => (
          <UrgentPaper key={`${expiry.holder.id}-${expiry.kind}`} expiry={expiry} />
        ))}
      </Stack>
      {urgent.length > SHOWN && (
        <Box sx={{ marginBlockStart: 1 }}>
          <Button component={Link} to={driverPaths.filtered({ gatepass: 'overdue' })} size="small">
            {t('fleet.dashboard.urgent.gatepasses')}
          </Button>
          <Button
            component={Link}
            to={driverPaths.filtered({ road_permit: 'overdue' })}
            size="small"
          >
            {t('fleet.dashboard.urgent.roadPermits')}
          </Button>
        </Box>
      )}
    </Card>
  );
};

const UrgentPaper = ({ expiry: { holder, kind, date } }: { expiry: Expiry }) => {
  const t = useT();
  const createPath = useCreatePath();
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        justifyContent: 'space-between',
        columnGap: 2,
        flexWrap: 'wrap',
        paddingBlock: 1,
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component={Link}
        to={createPath({ resource: holder.resource, type: 'show', id: holder.id })}
        sx={{ color: 'inherit', fontWeight: 600 }}
      >
        <bdi>{holder.label}</bdi>
      </Box>
      <span>
        {t(`common.expiryKinds.${kind}`)} <ExpiryDate date={date} />
      </span>
    </Stack>
  );
};

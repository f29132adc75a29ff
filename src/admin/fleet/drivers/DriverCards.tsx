import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Card, Collapse, IconButton, Skeleton, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';

import type { Driver } from '../../../domain/drivers/driver.ts';
import { FactList } from '../../common/FactList.tsx';
import { RowActions } from '../../common/RowActions.tsx';
import { useT } from '../../common/useT.ts';
import { driverColumns } from './driverColumns.tsx';
import { DriverNameField } from './DriverNameField.tsx';
import { DriverNoResults } from './DriverNoResults.tsx';
import { DriverStatusField } from './DriverStatusField.tsx';

/** The drivers on a phone: a card each, with the details behind a tap. */
export const DriverCards = () => {
  const { data, isPending } = useListContext<Driver>();
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ margin: 1.5 }} />;
  if (!data?.length) return <DriverNoResults />;
  return (
    <Stack component="ul" sx={{ gap: 1, padding: 1, margin: 0, listStyle: 'none' }}>
      {data.map((driver) => (
        <RecordContextProvider key={driver.id} value={driver}>
          <DriverCard driver={driver} />
        </RecordContextProvider>
      ))}
    </Stack>
  );
};

const HEAD = ['name', 'status', 'driver_id'];
const ALWAYS = driverColumns.filter(({ source }) => source.endsWith('_expiry'));
const DETAILS = driverColumns.filter(
  (column) => !HEAD.includes(column.source) && !ALWAYS.includes(column),
);

const DriverCard = ({ driver }: { driver: Driver }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <Card component="li" variant="outlined" sx={{ padding: 1.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minInlineSize: 0 }}>
          <Box sx={{ fontSize: '1rem' }}>
            <DriverNameField />
          </Box>
          <Stack direction="row" sx={{ gap: 1.5, color: 'text.secondary', flexWrap: 'wrap' }}>
            <bdi>{driver.driver_id}</bdi>
            <DriverStatusField />
          </Stack>
        </Box>
        <IconButton
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={t('common.actions.details', { name: driver.name })}
          onClick={() => setOpen(!isOpen)}
          sx={{ alignSelf: 'flex-start' }}
        >
          <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
        </IconButton>
      </Stack>
      <Facts columns={ALWAYS} />
      <Collapse in={isOpen} id={details} unmountOnExit>
        <Facts columns={DETAILS} />
        <Box sx={{ textAlign: 'end', marginBlockStart: 1 }}>
          <RowActions />
        </Box>
      </Collapse>
    </Card>
  );
};

const Facts = ({ columns }: { columns: typeof driverColumns }) => {
  const translate = useTranslate();
  return (
    <FactList
      facts={columns.map(({ source, field }) => ({
        name: translate(`resources.fleet/drivers.fields.${source}`),
        value: field,
      }))}
    />
  );
};

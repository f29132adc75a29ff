import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';

import { useT } from '../../kit/texts/useT.ts';
import type { StackedBarsProps } from './StackedBars.tsx';
import { useChartLibrary } from './useChartLibrary.ts';

interface ChartCardProps {
  title: string;
  chart: Omit<StackedBarsProps, 'title'>;
  /** The same numbers, each linked to what it counts. */
  table: ReactNode;
  isLoading: boolean;
  /** Shown in place of chart and table when there is nothing to show. */
  empty?: string | false;
}

/** A chart that can be switched to a table. If the chart fails to load, the table is shown. */
export const ChartCard = ({ title, chart, table, isLoading, empty }: ChartCardProps) => {
  const t = useT();
  const heading = useId();
  const [isTable, setTable] = useState(false);
  const { Chart, hasFailed } = useChartLibrary();
  const showsTable = isTable || hasFailed;
  const isThere = !isLoading && !empty;
  return (
    <Card variant="outlined" component="section" aria-labelledby={heading} sx={{ padding: 2.5 }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
      >
        <Typography id={heading} variant="h6" component="h2">
          {title}
        </Typography>
        {isThere && !hasFailed && (
          <Button size="small" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'overview.charts.asChart' : 'overview.charts.asTable')}
          </Button>
        )}
      </Stack>
      <Box sx={{ marginBlockStart: 1 }}>
        {!isLoading && empty && <Typography color="text.secondary">{empty}</Typography>}
        {isThere && showsTable && table}
        {isThere && !showsTable && Chart && <Chart title={title} {...chart} />}
        {(isLoading || (isThere && !showsTable && !Chart)) && (
          <Skeleton variant="rounded" height={chart.isHorizontal ? 220 : 280} />
        )}
      </Box>
    </Card>
  );
};

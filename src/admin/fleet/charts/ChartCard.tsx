import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';

import { useT } from '../../kit/texts/useT.ts';
import type { StackedBarsProps } from './StackedBars.tsx';
import { useChartLibrary } from './useChartLibrary.ts';

interface ChartCardProps {
  title: string;
  chart: Omit<StackedBarsProps, 'title'>;
  /** The same numbers, each with the way to what it counts. */
  table: ReactNode;
  isLoading: boolean;
  /** Said instead of chart and table where there is nothing to show. */
  empty?: string | false;
}

/** A picture of numbers with the table behind it. Where the picture cannot be had the table stands. */
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

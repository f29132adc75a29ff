import { useMediaQuery } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';

export interface BarSeries {
  id: string;
  label: string;
  color: string;
  /** One number for each band. */
  data: readonly number[];
}

export interface StackedBarsProps {
  /** Describes the chart to screen readers. */
  title: string;
  bands: readonly string[];
  series: readonly BarSeries[];
  /** Horizontal bars, for bands with names instead of days. */
  isHorizontal?: boolean;
  onOpen: (seriesId: string, band: number) => void;
}

const BAND_AXIS_WIDTH = 72;

/** Stacked bars. The only module that imports the chart library. */
export const StackedBars = ({
  title,
  bands,
  series,
  isHorizontal = false,
  onOpen,
}: StackedBarsProps) => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const band = { scaleType: 'band', data: [...bands] } as const;
  const count = { tickMinStep: 1 };
  return (
    <BarChart
      title={title}
      height={isHorizontal ? 220 : 280}
      layout={isHorizontal ? 'horizontal' : 'vertical'}
      xAxis={[isHorizontal ? count : band]}
      yAxis={[isHorizontal ? { ...band, width: BAND_AXIS_WIDTH } : { ...count, width: 36 }]}
      grid={isHorizontal ? { vertical: true } : { horizontal: true }}
      series={series.map(({ data, ...one }) => ({
        ...one,
        data: [...data],
        stack: 'all',
        // The tooltip leaves out what is zero.
        valueFormatter: (value) => (value ? value.toLocaleString() : null),
      }))}
      margin={{ left: 0, right: 12, top: 8, bottom: 0 }}
      onItemClick={(_event, { seriesId, dataIndex }) => onOpen(String(seriesId), dataIndex)}
      skipAnimation={isStill}
      enableKeyboardNavigation
      slotProps={{ legend: { sx: { fontSize: '0.8125rem' } } }}
      sx={{ '& .MuiBarElement-root': { cursor: 'pointer' } }}
    />
  );
};

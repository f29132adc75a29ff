import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { countedFleet } from '../../../../testing/fleetBuilders.ts';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { ChartCard } from '../../../common/ChartCard.tsx';
import { useWeekPapers } from '../../../expiries/useWeekPapers.ts';
import { FigureTable } from '../../../kit/ui/FigureTable.tsx';
import { ExpiryWeeks, WeekBars } from '../ExpiryWeeks.tsx';
import { FleetByStatus } from '../FleetByStatus.tsx';

const Charts = () => {
  const papers = useWeekPapers();
  return (
    <Specimens>
      <Specimen name="bars by week">
        <ExpiryWeeks papers={papers} />
      </Specimen>
      <Specimen name="parts of a whole">
        <FleetByStatus papers={papers} />
      </Specimen>
    </Specimens>
  );
};

const meta = {
  ...part(
    `
    A chart answers one question and leads to the rows behind each number. Its card switches to a table
    with the same numbers, for anyone who cannot read colours and lengths. Bars start at zero, and
    each shows its number. Use a figure for one number, and a table where exact numbers are compared.
  `,
    { setup: countedFleet() },
  ),
  title: 'Charts/Charts',
  component: ChartCard,
  subcomponents: { WeekBars, FigureTable, ExpiryWeeks, FleetByStatus },
  args: { title: 'Expiring in 12 weeks', chart: null },
} satisfies Meta<typeof ChartCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => <Charts />,
  play: async () => {
    await seen(screen.findAllByRole('list').then(([first]) => first!));
  },
};

/** Columns that do not fit scroll, while the weeks stay in view and a shadow shows there is more. */
export const NarrowTable: Story = {
  parameters: { looks: 'one' },
  render: () => (
    <div style={{ inlineSize: '16rem' }}>
      <FigureTable
        label="Expiring by week"
        head={['Week', 'Total', 'Gatepass', 'Road permit', 'Insurance']}
        rows={[
          { key: 1, name: '22–28 Nov', figures: [6, 3, 2, 1] },
          { key: 2, name: '29 Nov – 5 Dec', figures: [9, 4, 0, 5] },
        ]}
      />
    </div>
  ),
  play: async () => {
    const frame = await seen(screen.findByRole('group', { name: 'Expiring by week' }));
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    const week = screen.getByRole('rowheader', { name: '22–28 Nov' });
    const before = week.getBoundingClientRect().left;
    frame.scrollLeft = frame.scrollWidth;
    await expect(frame.scrollLeft).toBeGreaterThan(0);
    await expect(week.getBoundingClientRect().left).toBe(before);
  },
};

export const TableAndNothing: Story = {
  render: () => (
    <Specimens>
      <Specimen name="as a table">
        <FigureTable
          label="Expiring by week"
          head={['Week', 'Total', 'Gatepass', 'Insurance']}
          rows={['22–28 Nov', '29 Nov–5 Dec'].map((name, index) => ({
            key: name,
            name,
            figures: [4 + index, 4 + index, 0],
          }))}
        />
      </Specimen>
      <Specimen name="nothing to show">
        <ChartCard title="Expiring in 12 weeks" chart={null} empty="Nothing expires." />
      </Specimen>
    </Specimens>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { part } from '../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../testing/Specimens.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { OutOfOrder, Per100 } from '../desk/Per100.tsx';
import { CountSaved } from '../stock/CountSaved.tsx';
import { LedgerTable } from '../stock/LedgerTable.tsx';

const litres = (count: number) => count * 1000;
const fils = (litresOf: number) => litresOf * 310;

const step = (name: 'opening' | 'purchases' | 'issues' | 'book', from: number, to: number) => ({
  name,
  ml: litres(to - from),
  fils: fils(to - from),
  from: litres(from),
  to: litres(to),
});

const meta = {
  ...part(
    `
    From the last count of a tank to what should be in it now, each step as a bar and a figure. A step can lead to its
    vouchers. \`Per100\` is what a truck used, or why that cannot be said: never a wrong figure.
  `,
    { isWide: true },
  ),
  title: 'Charts/Ledger',
  component: LedgerTable,
  subcomponents: { Per100, Table },
  args: {
    label: 'Ledger',
    steps: [
      step('opening', 0, 24_500),
      step('purchases', 24_500, 48_400),
      step('issues', 48_400, 29_100),
      step('book', 0, 29_100),
    ],
  },
} satisfies Meta<typeof LedgerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const fills = [7, 8, 9].map((id) => ({
  row: { id, ref: `ISS-00000${id}` },
  at: 0,
  ml: 150_000,
  km: 99_999,
}));

export const States: Story = {
  render: (args) => (
    <Specimens>
      <Specimen name="delivered and issued">
        <LedgerTable {...args} />
      </Specimen>
      <Specimen name="used by a truck">
        <Per100 consumption={{ per100: 31.5, reason: undefined }} />
        <OutOfOrder fills={fills} />
        <Per100 consumption={{ per100: undefined, reason: 'wrongReadings' }} />
        <Per100 consumption={{ per100: undefined, reason: 'oneFullTank' }} />
      </Specimen>
      <Specimen name="counted, but recorded otherwise">
        <CountSaved
          branch="OCGLT"
          liters={29_060}
          cost={3.084859}
          reason=""
          isReasonKept
          otherTime="2026-11-27T04:00:00Z"
          otherCost={3.08}
        />
      </Specimen>
    </Specimens>
  ),
};

export const Playground: Story = { tags: ['!test'] };

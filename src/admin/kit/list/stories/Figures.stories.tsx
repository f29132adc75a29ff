import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { FigureCard, FigureRow } from '../FigureCard.tsx';
import { RecordStats } from '../RecordStats.tsx';

const meta = {
  ...part(`
    A figure that opens the rows it counts. Up to five sit side by side on a desktop; on a phone they are
    a strip to swipe. A colour draws attention, and only if the figure is not zero. An unknown figure is a
    dash, never a zero. Don’t use it for a number that leads nowhere.
  `),
  title: 'Cards/Figure',
  component: FigureCard,
  subcomponents: { FigureRow, RecordStats },
  args: { label: 'Gatepass due', value: 12, to: '/', hint: 'within 30 days', tone: 'warn' },
  argTypes: {
    value: { control: 'number' },
    tone: { control: 'select', options: [undefined, 'warn', 'bad'] },
    hint: { control: 'text' },
    aside: { control: 'object' },
  },
} satisfies Meta<typeof FigureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Specimens>
      <Specimen name="plain, soon, now, zero, not known">
        <FigureRow>
          <FigureCard label="Drivers" value={1284} to="/" />
          <FigureCard
            label="Gatepass due"
            value={12}
            to="/"
            hint="within 30 days"
            tone="warn"
            aside={{ label: '3 expired', to: '/' }}
          />
          <FigureCard label="May not drive" value={3} to="/" tone="bad" />
          <FigureCard label="Road permit due" value={0} to="/" tone="warn" />
          <FigureCard label="Trailers" value={undefined} to="/" />
        </FigureRow>
      </Specimen>
      <Specimen name="the figures of a record type">
        <OfDrivers>
          <RecordStats />
        </OfDrivers>
      </Specimen>
    </Specimens>
  ),
};

/** In a container too narrow for one row, five wrap as three and two, not four and one. */
export const FiveInTwoRows: Story = {
  parameters: { looks: 'one' },
  render: () => (
    <div style={{ inlineSize: '44rem' }}>
      <FigureRow>
        {['Total', 'Active', 'Super Admin', 'Fleet Manager', 'Diesel Manager'].map((label) => (
          <FigureCard key={label} label={label} value={label.length} to="/" />
        ))}
      </FigureRow>
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('link');
    const places = cards.map((card) => card.parentElement!.getBoundingClientRect());
    const [first, , third, fourth, fifth] = places.map(({ top }) => top);
    await expect([third, fifth]).toEqual([first, fourth]);
    await expect(fourth).toBeGreaterThan(first!);
    await expect(places[4]!.right).toBeCloseTo(places[2]!.right, 0);
  },
};

export const Playground: Story = { tags: ['!test'] };

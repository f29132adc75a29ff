import type { Meta, StoryObj } from '@storybook/react-vite';

import { addDays } from '../../../../domain/base/dates.ts';
import { testDay } from '../../../../domain/base/testing.ts';
import { buildDriver } from '../../../../testing/builders.ts';
import { OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { RenewContext } from '../../record/renewing.ts';
import { ExpiryDate } from '../ExpiryDate.tsx';
import { ExpiryField } from '../fieldOf.tsx';
import { RenewIcon } from '../RenewIcon.tsx';

const inDays = (days: number) => addDays(testDay().today, days);

const DATES = {
  valid: inDays(200),
  'expiring soon': inDays(12),
  'expires today': inDays(0),
  expired: inDays(-3),
  'no date': null,
  'not a date': 'ask the office',
};

const meta = {
  ...part(`
    An expiry date with its urgency in words; the colour only repeats them. The company’s settings say for
    each kind how many days before the expiry count as ‘soon’. In a list, \`ExpiryField\` adds a button to
    renew what is urgent. Use a day field for dates that never expire.
  `),
  title: 'Fields/Expiry date',
  component: ExpiryDate,
  subcomponents: { ExpiryField, RenewIcon },
  args: { kind: 'gatepass', date: inDays(12) },
  argTypes: {
    kind: { control: 'select', options: ['gatepass', 'road_permit', 'registration', 'insurance'] },
    date: { control: 'text' },
    status: { control: false },
  },
} satisfies Meta<typeof ExpiryDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Specimens>
      {Object.entries(DATES).map(([name, date]) => (
        <Specimen key={name} name={name}>
          <ExpiryDate date={date} kind="gatepass" />
        </Specimen>
      ))}
      <Specimen name="in a list, to be renewed">
        <RenewContext value={() => undefined}>
          <OfDrivers driver={buildDriver({ id: 1, gatepass_expiry: inDays(-3) })}>
            <ExpiryField source="gatepass_expiry" />
          </OfDrivers>
        </RenewContext>
      </Specimen>
    </Specimens>
  ),
};

export const Playground: Story = { tags: ['!test'] };

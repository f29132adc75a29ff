import type { Meta, StoryObj } from '@storybook/react-vite';

import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { driverWith, truckWith } from '../../../domain/fleet/testing.ts';
import { trucks } from '../../../domain/fleet/trucks.ts';
import { OfDrivers, OfRecords } from '../../../testing/OfRecords.tsx';
import { part } from '../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../testing/Specimens.tsx';
import { ExpiryCard } from '../ExpiryCard.tsx';
import { PaperTable } from '../PaperTable.tsx';
import { Renewals } from '../renew/Renewals.tsx';
import { RenewButton } from '../renew/RenewButton.tsx';

const inDays = (days: number) => addDays(testDay().today, days);

const truck = truckWith({
  truck_number: 'T-101',
  registration_expiry: inDays(-2),
  insurance_expiry: inDays(12),
  gatepass_expiry: inDays(220),
});

const meta = {
  ...part(`
    The expiry dates of one record, most urgent first, each with its state in words and a button to
    renew it in place. The card is at the top of a record’s page. A missing date comes last and can be
    added. Users who may not edit the record see the dates without buttons.
  `),
  title: 'Cards/Expiry dates',
  component: ExpiryCard,
  subcomponents: { PaperTable, RenewButton },
} satisfies Meta<typeof ExpiryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Renewals>
      <Specimens>
        <Specimen name="expired, due soon, valid, not known">
          <OfRecords type={trucks} record={truck}>
            <ExpiryCard />
          </OfRecords>
        </Specimen>
        <Specimen name="nothing known">
          <OfDrivers driver={driverWith({ name: 'Ahmed Khan' })}>
            <ExpiryCard />
          </OfDrivers>
        </Specimen>
      </Specimens>
    </Renewals>
  ),
};

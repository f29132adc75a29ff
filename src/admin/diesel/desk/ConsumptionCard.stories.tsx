import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { CoreAdminContext, RecordContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';

import { truckWith } from '../../../domain/fleet/testing.ts';
import { i18nProvider } from '../../../i18n/i18nProvider.ts';
import { someDiesel } from '../../../testing/dieselBuilders.ts';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';
import { startStory, type StorySetup } from '../../../testing/startStory.ts';
import { lazyExtra } from '../../kit/lazyScreen.ts';

const ConsumptionCard = lazyExtra(() => import('./ConsumptionCard.tsx'));

/** The card on a truck's page, for a role that may read diesel issues. */
const CardStory = ({ truck, ...setup }: StorySetup & { truck: number }) => {
  const [providers] = useState(() => startStory({ role: 'Diesel Manager', ...setup }));
  return (
    <MemoryRouter>
      <CoreAdminContext {...providers} i18nProvider={i18nProvider}>
        <RecordContextProvider value={truckWith({ id: truck, expected_l_per_100km: 31 })}>
          <Suspense>
            <ConsumptionCard />
          </Suspense>
        </RecordContextProvider>
      </CoreAdminContext>
    </MemoryRouter>
  );
};

const meta = {
  title: 'Diesel/Consumption card',
  component: CardStory,
  args: { truck: 1, ...someDiesel() },
} satisfies Meta<typeof CardStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('33.3 L'));
    await expect(canvas.getByText('31.0 L')).toBeVisible();
    await expect(canvas.getByText('800 L')).toBeVisible();
    await expect(canvas.getByText('2,400 km')).toBeVisible();
  },
};

/** The fill with a digit too many is named. */
export const WithATypo: Story = {
  args: {
    diesel_issues: someDiesel().diesel_issues.map((issue) =>
      issue.id === 3 ? { ...issue, odometer_km: 1_012_000 } : issue,
    ),
  },
  play: async ({ canvas }) => {
    const link = await seen(canvas.findByRole('link', { name: 'ISS-3' }));
    await expect(link.closest('dd')).toHaveTextContent(
      '33.3 LOdometer readings don’t add up: ISS-3',
    );
  },
};

export const NotComputable: Story = {
  args: { truck: 2 },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Needs two full tanks'));
  },
};

export const Failed: Story = {
  args: { api: { 'GET /diesel/diesel-manager/reports/issued.php': fails('server') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('The issues of this truck could not be loaded.'));
  },
};

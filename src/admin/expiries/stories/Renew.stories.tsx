import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { drivers } from '../../../domain/fleet/drivers.ts';
import { driverWith } from '../../../domain/fleet/testing.ts';
import { expiriesOf } from '../../../domain/records/expiries.ts';
import { hasUnsavedWork } from '../../../session/session.ts';
import { part } from '../../../testing/part.tsx';
import { seen } from '../../../testing/seen.ts';
import { RenewDialog } from '../renew/RenewDialog.tsx';
import RenewManyDialog from '../renew/RenewManyDialog.tsx';

const day = testDay();

const [gatepass, permit] = expiriesOf(
  drivers,
  day,
)(
  driverWith({
    name: 'Ahmed Khan',
    gatepass_expiry: addDays(day.today, 3),
    road_permit_expiry: addDays(day.today, -40),
  }),
);

const meta = {
  ...part(
    `
    Renews an expiry date. A year from the old date is prefilled, another period is one click away, and the
    file may follow. Enter saves. The period of a long expired date counts from today, and the text below the
    field says so. Several dates are renewed in one dialog, each with its own result.
  `,
    { looks: 'one', frame: '32rem' },
  ),
  title: 'Dialogs/Renew',
  component: RenewDialog,
  subcomponents: { RenewManyDialog },
  args: { expiry: gatepass!, onClose: fn() },
  argTypes: { expiry: { control: false }, addsFile: { control: 'boolean' } },
  play: async () => void (await seen(screen.findByRole('dialog'))),
} satisfies Meta<typeof RenewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DueSoon: Story = {};

export const ExpiredDarkRightToLeft: Story = {
  args: { expiry: permit! },
  globals: { theme: 'dark', direction: 'rtl' },
};

export const FileOnly: Story = { args: { addsFile: true } };

const Many: Story['render'] = ({ onClose }) => (
  <RenewManyDialog expiries={[gatepass!, permit!]} onClose={onClose} />
);

export const Several: Story = { render: Many };

export const SeveralDarkRightToLeft: Story = {
  render: Many,
  globals: { theme: 'dark', direction: 'rtl' },
};

/** Escape, like going back, reloading and signing out, asks before anything is lost. */
const asksBeforeClosing: NonNullable<Story['play']> = async ({ args }) => {
  await seen(screen.findByRole('dialog'));
  await expect(hasUnsavedWork()).toBe(false);
  const [field] = await screen.findAllByRole('textbox', { name: /New expiry date/ });
  await userEvent.clear(field!);
  await userEvent.type(field!, '1 Feb 2031');
  await userEvent.tab();
  await waitFor(() => expect(hasUnsavedWork()).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
};

export const AsksBeforeClosing: Story = { play: asksBeforeClosing };

export const SeveralAskBeforeClosing: Story = { render: Many, play: asksBeforeClosing };

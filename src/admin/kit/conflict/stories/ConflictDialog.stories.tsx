import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { ApiError } from '../../../../dataProvider/apiError.ts';
import { OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import ChangedNote from '../../formState/ChangedNote.tsx';
import { Button } from '../../ui/Button.tsx';
import ConflictDialog from '../ConflictDialog.tsx';
import { useConflicts } from '../useConflicts.tsx';

const meta = {
  ...part(
    `
    Opens when a save finds that someone else has changed the same fields. It shows for each what was
    there before, theirs and the user’s own, and overwrites nothing until one of the two is chosen.
    \`useConflicts\` opens it, and again for what is changed meanwhile.

    \`ChangedNote\` says beside a field that someone else has changed it while the user edits it.
  `,
    { looks: 'one', frame: '38rem' },
  ),
  title: 'Forms/Conflict',
  component: ConflictDialog,
  subcomponents: { ChangedNote },
  args: {
    fields: ['name', 'gatepass_expiry', 'status', 'company_id', 'notes'],
    before: {
      name: 'Ramesh Adhikari',
      gatepass_expiry: '2026-03-01',
      status: 'active',
      company_id: 1,
      notes: null,
    },
    theirs: {
      name: 'Ramesh K. Adhikari',
      gatepass_expiry: '2027-03-01',
      status: 'vacation',
      company_id: 2,
      notes: 'Back on 1 April. Uses the truck of Salem until then.',
    },
    mine: {
      name: 'Ramesh Kumar Adhikari',
      gatepass_expiry: '2027-09-01',
      status: 'cancelled',
      company_id: null,
      notes: 'Left the company.',
    },
    onAnswer: fn(),
  },
  render: (args) => (
    <OfDrivers>
      <ConflictDialog {...args} />
    </OfDrivers>
  ),
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone: arrow keys choose, Enter saves. */
export const SeveralFields: Story = {
  play: async ({ args }) => {
    const view = within(await screen.findByRole('dialog'));
    await seen(view.findByText('Gulf Line Cargo'));
    await expect(view.getByRole('radio', { name: /Theirs Ramesh K\. / })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await seen(view.findAllByText('Choose one').then(([first]) => first!));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(view.getByRole('button', { name: 'Take all theirs' }));
    await userEvent.click(view.getByRole('radio', { name: /^Yours .*2027/ }));
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    const { gatepass_expiry: _mine, ...taken } = args.theirs;
    await expect(args.onAnswer).toHaveBeenCalledWith(taken);
  },
};

export const OneField: Story = {
  globals: { theme: 'dark', direction: 'rtl' },
  args: { fields: ['name'], by: 'Counted by Priya Nair, 10 Mar 2026, 09:15.' },
};

export const OnAPhone: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

export const BesideAField: Story = {
  parameters: { looks: 'all' },
  render: () => (
    <OfDrivers>
      <ChangedNote field="gatepass_expiry" value="2027-03-01" />
    </OfDrivers>
  ),
};

const sends = fn<() => Promise<void>>();
const fails = fn<(error: unknown) => void>();
const notFetched = () => {
  throw new TypeError('Failed to fetch dynamically imported module: a.js');
};

const Saving = () => {
  const { save, view } = useConflicts({ texts: { value: notFetched } });
  return (
    <>
      <Button onClick={() => void save(sends, { name: 'Mine' }, {}).catch(fails)}>Save</Button>
      {view}
    </>
  );
};

/** Where its code cannot be fetched, the form stays as it is, and can be saved again. */
export const NotLoaded: Story = {
  beforeEach: () => {
    fails.mockReset();
    sends.mockReset();
    sends.mockRejectedValue(
      new ApiError('changedElsewhere', { errors: { name: 'Changed' }, found: { name: 'Theirs' } }),
    );
  },
  render: () => (
    <OfDrivers>
      <Saving />
    </OfDrivers>
  ),
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await seen(screen.findByRole('dialog', { name: 'This could not be loaded' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(fails).toHaveBeenCalledWith(expect.any(ApiError)));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(save).toBeVisible();
  },
};

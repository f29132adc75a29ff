import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { RecordCreateDialog } from '../../create/RecordCreateDialog.tsx';
import { FieldError } from '../../inputs/useField.tsx';
import { FormBar } from '../FormBar.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { FormNotOffered } from '../FormNotOffered.tsx';
import { FormSection } from '../FormSection.tsx';
import { FormSkeleton } from '../FormSkeleton.tsx';
import { GuardedForm } from '../GuardedForm.tsx';
import { InputSection } from '../InputSection.tsx';
import { FormSheet, RecordForm } from '../RecordForm.tsx';
import { SaveButton } from '../SaveButton.tsx';

const sections = (
  <>
    <InputSection title="person" sources={['driver_id', 'name', 'status']} />
    <InputSection title="expiries" sources={['gatepass_expiry', 'road_permit_expiry']} />
    <InputSection title="contact" sources={['phone', 'email']} />
  </>
);

const meta = {
  ...part(`
    A form groups its fields in two-column sections, required ones first. Its buttons stay in view at the
    bottom; Ctrl or Cmd + S saves. It asks before discarding typed text, and keeps that text until the server has
    stored it.

    Add a record in a dialog if a few fields are enough; otherwise on its own page.
  `),
  title: 'Forms/Form',
  component: RecordForm,
  subcomponents: {
    GuardedForm,
    FormBar,
    FieldError,
    FormSection,
    FormSheet,
    FormFailure,
    InputSection,
    RecordCreateDialog,
    FormSkeleton,
    FormNotOffered,
    SaveButton,
  },
  args: {
    action: 'edit',
    cancelTo: '/',
    failure: undefined,
    buttons: <SaveButton />,
    children: sections,
  },
  argTypes: {
    buttons: { control: false },
    failure: { control: 'text' },
    children: { control: false },
  },
  render: (args) => (
    <OfDrivers>
      <FormSheet>
        <RecordForm {...args} />
      </FormSheet>
    </OfDrivers>
  ),
} satisfies Meta<typeof RecordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaveFailed: Story = {
  args: { failure: 'Failed to save driver. The server could not be reached.' },
  play: async ({ canvas }) => {
    const [failure] = await canvas.findAllByRole('alert');
    await expect(failure).toBeVisible();
  },
};

export const States: Story = {
  args: { defaultValues: { driver_id: 'D-1001', name: 'Ahmed Khan', status: 'active' } },
};

/** In place of the button, once the server turns out to lack the call. */
export const NotOffered: Story = {
  args: { ...States.args, buttons: <FormNotOffered action="edit" /> },
};

export const Loading: Story = { render: () => <FormSkeleton /> };

export const InADialog: Story = {
  globals: { theme: 'dark', direction: 'rtl' },
  parameters: { looks: 'one', docs: { story: { inline: false, height: '40rem' } } },
  render: () => (
    <OfDrivers>
      <RecordCreateDialog>{sections}</RecordCreateDialog>
    </OfDrivers>
  ),
  play: async () => {
    await seen(screen.findByRole('dialog'));
    await userEvent.type(screen.getByLabelText('Email'), 'salem');
    await userEvent.click(screen.getByRole('button', { name: /^Add/ }));
    await seen(screen.findAllByText('Required').then(([first]) => first!));
    await seen(screen.findByText('Enter a valid email address'));
  },
};

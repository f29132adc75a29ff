import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { dieselIssues } from '../../../../domain/diesel/issue.ts';
import { trucks } from '../../../../domain/fleet/trucks.ts';
import { companyProfile } from '../../../../domain/settings/companyProfile.ts';
import { FormOf } from '../../../../testing/FormOf.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import PictureInput from '../PictureInput.tsx';
import { RecordInput } from '../RecordInput.tsx';

const SOURCES = [
  'truck_number',
  'model',
  'status',
  'registration_expiry',
  'odometer_km',
  'fuel_tank_capacity_l',
  'notes',
];

const inputs = SOURCES.map((source) => <RecordInput key={source} source={source} />);

const meta = {
  ...part(`
    The input of a field, chosen by its declared kind: text, number, choice, day or record. Labels, limits
    and checks follow from the declaration. Use another input only if a field needs more than its kind
    provides.

    An error appears below the field on blur, says what to do, and disappears as soon as it is fixed.
  `),
  title: 'Inputs/Inputs of every kind',
  component: RecordInput,
  subcomponents: { PictureInput },
  args: { source: 'truck_number' },
  argTypes: { source: { control: 'select', options: SOURCES } },
} satisfies Meta<typeof RecordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Specimens>
      <Specimen name="empty">
        <FormOf type={trucks}>{inputs}</FormOf>
      </Specimen>
      <Specimen name="filled in">
        <FormOf
          type={trucks}
          values={{
            truck_number: 'T-101',
            model: 'Actros 1845',
            status: 'maintenance',
            registration_expiry: '2026-12-31',
            odometer_km: 284_530,
            fuel_tank_capacity_l: 600,
            notes: 'Back from the workshop on Monday.',
          }}
        >
          {inputs}
        </FormOf>
      </Specimen>
      <Specimen name="wrong">
        <FormOf
          type={trucks}
          isChecked
          values={{ odometer_km: 'a lot', fuel_tank_capacity_l: -1, registration_expiry: '31/02' }}
        >
          {inputs}
        </FormOf>
      </Specimen>
      <Specimen name="yes or no">
        <FormOf type={dieselIssues} values={{ full_tank: true }}>
          <RecordInput source="full_tank" />
        </FormOf>
      </Specimen>
      <Specimen name="a picture">
        <FormOf type={companyProfile}>
          <PictureInput source="logo" />
        </FormOf>
      </Specimen>
    </Specimens>
  ),
};

/** As when it has been moved since it was chosen. */
export const UnreadablePicture: Story = {
  parameters: { looks: 'one' },
  render: () => (
    <FormOf type={companyProfile}>
      <PictureInput source="logo" />
    </FormOf>
  ),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Logo' });
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    file.slice = () => {
      throw new DOMException('Gone', 'NotReadableError');
    };
    await userEvent.upload(group.querySelector('input')!, file);
    await seen(within(group).findByRole('alert'));
  },
};

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => (
    <FormOf type={trucks}>
      <RecordInput {...args} />
    </FormOf>
  ),
};

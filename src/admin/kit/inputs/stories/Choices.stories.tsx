import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormContext } from 'react-hook-form';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { drivers } from '../../../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { fails, type FakeApi } from '../../../../testing/fakeApi.ts';
import { FormOf } from '../../../../testing/FormOf.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { Button } from '../../ui/Button.tsx';
import { OptionInput } from '../OptionInput.tsx';
import { OptionLook } from '../OptionLook.tsx';
import { OptionsInput } from '../OptionsInput.tsx';
import { Picker } from '../Picker.tsx';
import { Pills } from '../Pills.tsx';
import { PillsInput } from '../PillsInput.tsx';
import { SelectInput } from '../SelectInput.tsx';

const meta = {
  ...part(`
    Pills sit side by side: for two to four options that people choose often. A drop-down list is for up
    to about ten. A searchable choice is for records, and shows with each the facts that decide.

    If the records cannot be loaded, the field says so and keeps the stored value.
  `),
  title: 'Inputs/Choice',
  component: OptionInput,
  subcomponents: { OptionLook, OptionsInput, Picker, Pills, PillsInput, SelectInput },
  args: {
    source: 'company_id',
    reference: RESOURCES.companies,
    label: 'Company',
    describe: ({ id }) =>
      id === 1
        ? { about: ['Dubai', '12 drivers'], state: 'Free', isFree: true }
        : { about: ['Abu Dhabi'], state: 'Taken', warning: 'Trade licence expired 3 days ago' },
  },
  render: (args) => (
    <FormOf values={{ company_id: 1, status: 'vacation', kind: 'b' }}>
      <OptionInput {...args} />
      <OptionsInput source="status" field={drivers.fields.status} validate={[]} />
      <PillsInput
        source="kind"
        options={['a', 'b', 'c'].map((value) => ({ value, name: `Option ${value}` }))}
      />
    </FormOf>
  ),
} satisfies Meta<typeof OptionInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Open: Story = {
  globals: { theme: 'dark', direction: 'rtl' },
  parameters: { looks: 'one' },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Company' }));
    await userEvent.keyboard('{ArrowDown}');
    await seen(screen.findByText('Trade licence expired 3 days ago'));
  },
};

export const NotLoaded: Story = {
  parameters: {
    looks: 'one',
    setup: { api: { 'GET /api/admin/companies/companies.php': fails('server') } },
  },
  play: async () => {
    await seen(screen.findByText(/options could not be loaded/));
    await screen.findByDisplayValue('unknown (#1)');
  },
};

const StoredElsewhere = () => {
  const { setValue } = useFormContext();
  return <Button onClick={() => setValue('status', 'on_leave')}>Store</Button>;
};

/** A word of the server's that comes while the form is open. */
export const UnknownMeanwhile: Story = {
  parameters: { looks: 'one' },
  render: () => (
    <FormOf values={{ status: 'vacation' }}>
      <OptionsInput source="status" field={drivers.fields.status} validate={[]} />
      <StoredElsewhere />
    </FormOf>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Store' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveDisplayValue('On leave'));
  },
};

const named = (id: number, name: string) => ({ id, name, name_ar: null, city: null });
const ALIKE = [named(1, 'Al Noor Transport'), named(3, 'Al Noor')];
let goOn: () => void;
const held = new Promise<void>((resolve) => {
  goOn = resolve;
});

/** The server is still searching: it may know a better match. */
const searches: FakeApi[string] = async ({ query = {} }) => {
  const isSearch = JSON.stringify(query).includes('Noor');
  if (isSearch) await held;
  const found = isSearch ? ALIKE : ALIKE.slice(0, 1);
  return { success: true, data: found, total: 9000 };
};

export const EnterWhileSearching: Story = {
  parameters: {
    looks: 'one',
    setup: {
      lists: { [RESOURCES.companies]: 9000 },
      api: { 'GET /api/admin/companies/companies.php': searches },
    },
  },
  render: (args) => (
    <FormOf values={{}}>
      <OptionInput {...args} />
    </FormOf>
  ),
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Company' });
    await userEvent.click(input);
    await seen(canvas.findByRole('option', { name: /^Al Noor Transport/ }));
    await userEvent.paste('Al Noor');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Al Noor');
    goOn();
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Al Noor');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container as TrailerIcon } from 'lucide-react';
import { Suspense } from 'react';
import {
  Datagrid,
  DeleteButton,
  Edit,
  List,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { RESOURCES } from '../../domain/records/resources.ts';
import { loadTexts } from '../../i18n/i18nProvider.ts';
import type { FakeApi } from '../../testing/fakeApi.ts';
import { seen } from '../../testing/seen.ts';
import { Notices } from '../kit/feedback/Notices.tsx';
import { ShellStory } from '../shell/testing/ShellStory.tsx';
import { recordResource } from './recordResource.tsx';

const TRAILERS = '/api/fleet/trailers/trailers.php';

const sent: string[] = [];
const noted =
  (name: string): FakeApi[string] =>
  () => {
    sent.push(name);
    return undefined;
  };

/** react-admin's own list and form, as a developer writes them. */
const Stock = () => (
  <>
    <List resource={RESOURCES.trailers} title=" " exporter={false} perPage={5}>
      <Datagrid rowClick={false} bulkActionButtons={false}>
        <TextField source="trailer_number" />
        <TextField source="make" />
        <DeleteButton label="ra.action.delete" />
      </Datagrid>
    </List>
    <Edit resource={RESOURCES.trailers} id={1} title=" " redirect={false}>
      <SimpleForm>
        <TextInput source="make" />
        <SelectInput source="status" choices={['active', 'maintenance', 'inactive']} />
      </SimpleForm>
    </Edit>
    <Notices />
  </>
);

const meta = {
  title: 'Records/Stock parts',
  component: ShellStory,
  args: {
    path: '/fleet/trailers',
    children: <Stock />,
    api: { [`DELETE ${TRAILERS}`]: noted('delete'), [`PUT ${TRAILERS}`]: noted('save') },
  },
  beforeEach: async () => {
    sent.length = 0;
    await loadTexts();
  },
} satisfies Meta<typeof ShellStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const deletes = async (trailer: string) => {
  const row = (await seen(screen.findByText(trailer))).closest('tr') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(trailer)).toBeNull());
  await seen(screen.findByRole('button', { name: 'Undo' }));
  await expect(sent).toEqual([]);
};

const { edit: StockForm } = recordResource(RESOURCES.trailers, {
  icon: TrailerIcon,
  edit: () =>
    Promise.resolve({
      default: () => (
        <Edit resource={RESOURCES.trailers} id={1} mutationMode="pessimistic" title=" ">
          <SimpleForm>
            <TextInput source="trailer_number" />
            <TextInput source="make" />
          </SimpleForm>
        </Edit>
      ),
    }),
  withMui: true,
});

const put = fn<FakeApi[string]>();

/** A link cannot fill in a stock form either. */
export const Unprefilled: Story = {
  args: {
    path: `/fleet/trailers/1?source=${encodeURIComponent('{"trailer_number":"Of a link"}')}`,
    api: { [`PUT ${TRAILERS}`]: put },
    children: (
      <Suspense>
        <StockForm />
      </Suspense>
    ),
  },
  play: async () => {
    put.mockReset();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Make' }), 'Krone');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(put).toHaveBeenCalledOnce());
    await expect(put.mock.calls[0]?.[0].json).toMatchObject({
      trailer_number: 'TR-201',
      make: 'Krone',
    });
    // MUI's, without a name.
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  },
};

export const Loaded: Story = {
  play: async () => {
    await seen(screen.findByText('TR-201'));
    await seen(screen.findByRole('textbox', { name: 'Make' }));
  },
};

/** What was undone is never sent. */
export const Undone: Story = {
  play: async () => {
    await deletes('TR-202');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(screen.findByText('TR-202'));
    await expect(sent).toEqual([]);
  },
};

/** What was not undone is sent once its notice is closed. */
export const Deleted: Story = {
  play: async () => {
    await deletes('TR-202');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sent).toEqual(['delete']));
    await seen(screen.findByText('TR-201'));
    await expect(screen.queryByText('TR-202')).toBeNull();
  },
};

/** What the server refuses comes back, with the reason. */
export const Refused: Story = {
  play: async () => {
    await deletes('TR-201');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await seen(screen.findByText('TR-201 is assigned to D-1001 Ahmed Khan'));
    await seen(screen.findByText('TR-201'));
  },
};

/** The next change sends the one before. */
export const Saved: Story = {
  play: async () => {
    const make = await seen(screen.findByRole('textbox', { name: 'Make' }));
    const save = async (name: string) => {
      await userEvent.clear(make);
      await userEvent.type(make, name);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    };
    await save('Krone');
    await seen(screen.findByRole('button', { name: 'Undo' }));
    await expect(sent).toEqual([]);
    await save('Schmitz');
    await waitFor(() => expect(sent).toEqual(['save']));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sent).toEqual(['save', 'save']));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { useStore } from 'react-admin';
import { expect, userEvent, waitFor } from 'storybook/test';

import { drivers } from '../../../../domain/fleet/drivers.ts';
import { ListOfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { columnsOf } from '../../fields/columns.ts';
import { columnOrderKey, hiddenColumnsKey } from '../../reactAdmin.ts';
import { Button } from '../../ui/Button.tsx';
import { ColumnChoice } from '../ColumnChoice.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { RecordCards, defaultCard } from '../RecordCards.tsx';
import { RecordTable, RowTable } from '../RecordTable.tsx';
import { RowActions } from '../RowActions.tsx';
import { TableHead } from '../TableHead.tsx';
import { TableRows } from '../TableRows.tsx';

const columns = columnsOf(drivers, {});

const meta = {
  ...part(
    `
    The records of a list. On a desktop they are a table: pressing a header sorts, pressing a row opens
    the record, and the actions on it are at the row’s end. On a phone they are cards with the most
    important columns visible and the others behind a tap.

    People choose the columns, their order and the row height themselves. Use a list of facts for one
    record, and no table where two columns would do.
  `,
    { isWide: true },
  ),
  title: 'Lists/Table and cards',
  component: RecordTable,
  subcomponents: { RecordCards, TableHead, TableRows, RowActions, ListSkeleton },
  args: { columns, selects: true },
  argTypes: { columns: { control: false }, selects: { control: 'boolean' } },
  render: (args) => (
    <ListOfDrivers>
      <RecordTable {...args} />
    </ListOfDrivers>
  ),
} satisfies Meta<typeof RecordTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Specimens>
      <Specimen name="table">
        <ListOfDrivers>
          <RecordTable {...args} />
        </ListOfDrivers>
      </Specimen>
      <Specimen name="cards">
        <ListOfDrivers perPage={2}>
          <RecordCards columns={columns} layout={defaultCard(drivers)} />
        </ListOfDrivers>
      </Specimen>
      <Specimen name="before the records are there">
        <ListSkeleton />
      </Specimen>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('table')).length).toBeGreaterThan(0);
  },
};

const Selectable = () => {
  const [selects, setSelects] = useState(false);
  return (
    <ListOfDrivers>
      <Button onClick={() => setSelects(true)}>Select</Button>
      <RowTable columns={columns} selects={selects} actions={selects && <RowActions />} />
    </ListOfDrivers>
  );
};

/** The rows that are there get the cells that the head gets. */
export const SelectableLater: Story = {
  parameters: { looks: 'one' },
  render: () => <Selectable />,
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'D-1001' });
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    const rows = canvas.getAllByRole('row');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(rows.length));
  },
};

export const Playground: Story = { tags: ['!test'] };

const Spoilt = ({ children }: PropsWithChildren) => {
  const [hidden, hide] = useStore<unknown>(hiddenColumnsKey(drivers.name));
  const [, order] = useStore<unknown>(columnOrderKey(drivers.name));
  useEffect(() => {
    hide({});
    order('abc');
    return () => {
      hide(undefined);
      order(undefined);
    };
  }, [hide, order]);
  return hidden === undefined ? null : children;
};

/** What the browser has stored may be anything: the usual columns are shown. */
export const ColumnsSpoilt: Story = {
  parameters: { looks: 'one' },
  render: (args) => (
    <ListOfDrivers>
      <Spoilt>
        <RecordTable {...args} />
        <ColumnChoice columns={columns} />
      </Spoilt>
    </ListOfDrivers>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'UAE #' });
    await expect(await canvas.findByRole('checkbox', { name: 'UAE #' })).toBeChecked();
  },
};

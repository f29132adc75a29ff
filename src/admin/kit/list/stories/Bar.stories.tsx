import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { drivers } from '../../../../domain/fleet/drivers.ts';
import { ListOfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { columnsOf } from '../../fields/columns.ts';
import { SearchField } from '../../inputs/SearchField.tsx';
import { ColumnChoice } from '../ColumnChoice.tsx';
import { ListBar } from '../ListBar.tsx';
import { ListMenu } from '../ListMenu.tsx';
import ListMenuPanel from '../ListMenuPanel.tsx';
import { SearchBox } from '../SearchBox.tsx';

const columns = columnsOf(drivers, {});

const meta = {
  ...part(`
    The bar above every list, always one row: search, filters, the list’s menu, and the button that adds a
    record. The search says which fields it covers and applies while typing. Actions that the role lacks
    are not shown.
  `),
  title: 'Lists/Bar',
  component: ListBar,
  subcomponents: { SearchBox, SearchField, ListMenu, ListMenuPanel, ColumnChoice },
  args: { columns, canImport: true },
  argTypes: { columns: { control: false }, canImport: { control: 'boolean' } },
  render: (args) => (
    <ListOfDrivers>
      <ListBar {...args} />
    </ListOfDrivers>
  ),
} satisfies Meta<typeof ListBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};

/** The search keeps its width when its clear button appears. */
export const Searching: Story = {
  parameters: { looks: 'one' },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    const width = () => search.getBoundingClientRect().width;
    const before = width();
    await userEvent.type(search, 'Ahmed');
    await seen(canvas.findByRole('button', { name: 'Clear search' }));
    await expect(width()).toBe(before);
  },
};

const openMenu: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'List options' }));
  await seen(screen.findByRole('button', { name: 'Reset columns' }));
};

export const MenuOpen: Story = { parameters: { looks: 'one' }, play: openMenu };

export const MenuOpenDarkRightToLeft: Story = {
  ...MenuOpen,
  globals: { theme: 'dark', direction: 'rtl' },
};

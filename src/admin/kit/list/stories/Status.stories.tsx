import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type PropsWithChildren } from 'react';
import {
  ListPaginationContext,
  useListContext,
  useListPaginationContext,
  useStore,
} from 'react-admin';
import { expect, screen, within } from 'storybook/test';

import { RESOURCES } from '../../../../domain/records/resources.ts';
import { manyDrivers } from '../../../../testing/builders.ts';
import { ListOfDrivers, OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { RenewContext } from '../../record/renewing.ts';
import BulkBar from '../bulk/BulkBar.tsx';
import { BulkDelete } from '../bulk/BulkBar.tsx';
import { BulkRenew } from '../bulk/BulkRenew.tsx';
import { BulkStatus } from '../bulk/BulkStatus.tsx';
import { ListNotices, RowNotices } from '../ListNotices.tsx';
import { ListPages, PageRange } from '../ListPages.tsx';
import { ListStatus } from '../ListStatus.tsx';
import { Progress } from '../Progress.tsx';
import { UnfinishedImport } from '../RecordList.tsx';
import { unfinishedImportKey } from '../unfinishedImportKey.ts';

const Selected = ({ children }: PropsWithChildren) => {
  const { onSelect } = useListContext();
  useEffect(() => {
    onSelect([1, 2, 3]);
    // Once: later selections are the user's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return children;
};

/** As if the list had so many drivers, and were opened at one of the last pages. */
const Long = ({ children }: PropsWithChildren) => {
  const list = useListPaginationContext();
  const long = { ...list, page: 3998, perPage: 25, total: 100_000, hasPreviousPage: true };
  return <ListPaginationContext value={long}>{children}</ListPaginationContext>;
};

const BrokenOff = () => {
  const [, keep] = useStore<string | null>(unfinishedImportKey(RESOURCES.drivers));
  useEffect(() => keep('drivers-2026.csv'), [keep]);
  return <UnfinishedImport />;
};

const meta = {
  ...part(
    `
    The line above the records says how many there are and how they are filtered. Once some are selected
    it offers actions on them; each asks first, and names them. It is always as high as its buttons, so
    that nothing shifts. Page links appear below the records, from eleven records on.
  `,
    { setup: { drivers: manyDrivers(45) } },
  ),
  title: 'Lists/Status, selection and pages',
  component: ListStatus,
  subcomponents: {
    BulkBar,
    BulkDelete,
    BulkRenew,
    BulkStatus,
    ListPages,
    PageRange,
    ListNotices,
    RowNotices,
    Progress,
    UnfinishedImport,
  },
  args: { selects: true },
  render: (args) => (
    <ListOfDrivers>
      <ListStatus {...args} />
    </ListOfDrivers>
  ),
} satisfies Meta<typeof ListStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Specimens>
      <Specimen name="as it is, and narrowed">
        <ListOfDrivers>
          <ListStatus />
        </ListOfDrivers>
        <ListOfDrivers filterDefaultValues={{ status: 'active', gatepass: 'due' }}>
          <ListStatus />
        </ListOfDrivers>
      </Specimen>
      <Specimen name="with records selected">
        <RenewContext value={() => undefined}>
          <ListOfDrivers>
            <Selected>
              <ListStatus {...args} />
            </Selected>
          </ListOfDrivers>
        </RenewContext>
      </Specimen>
      <Specimen name="pages">
        <ListOfDrivers>
          <ListPages />
        </ListOfDrivers>
        <ListOfDrivers>
          <Long>
            <ListPages />
          </Long>
        </ListOfDrivers>
      </Specimen>
      <Specimen name="what the list does not show">
        <RowNotices
          meta={{ truncated: true, known: 1000, unreadable: 2, missing: ['fleet/trucks'] }}
        />
      </Specimen>
      <Specimen name="an import that broke off">
        <OfDrivers>
          <BrokenOff />
        </OfDrivers>
      </Specimen>
      <Specimen name="What takes many calls">
        <div className="row gap-2">
          <Progress label="Select all 5,100 drivers" done={1000} total={5100} />
        </div>
      </Specimen>
    </Specimens>
  ),
  play: async () => {
    await seen(screen.findAllByRole('progressbar').then(([first]) => first!));
    await seen(screen.findAllByText('1,000 of 5,100').then(([first]) => first!));
    await seen(screen.findAllByText('3 drivers selected').then(([first]) => first!));
    // Long numbers have separators: in the range, on the pages and in their names.
    const range = await seen(
      screen.findAllByText('99,926–99,950 of 100,000').then(([first]) => first!),
    );
    const pages = within(range.closest('nav')!);
    await expect(pages.getByText('4,000')).toBeVisible();
  },
};

/** Fewer than are offered, as an address may ask for. */
export const FewToAPage: Story = {
  parameters: { looks: 'one', setup: { drivers: manyDrivers(8) } },
  render: () => (
    <ListOfDrivers perPage={3}>
      <ListPages />
    </ListOfDrivers>
  ),
  play: async ({ canvas }) => {
    await seen(canvas.findByText('1–3 of 8'));
  },
};

export const Playground: Story = { tags: ['!test'] };

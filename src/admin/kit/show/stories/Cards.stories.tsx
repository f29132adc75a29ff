import type { Meta, StoryObj } from '@storybook/react-vite';

import { drivers } from '../../../../domain/fleet/drivers.ts';
import { trucks } from '../../../../domain/fleet/trucks.ts';
import { someDrivers } from '../../../../testing/builders.ts';
import { someTrucks } from '../../../../testing/fleetBuilders.ts';
import { OfDrivers, OfRecords } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { columnsOf } from '../../fields/columns.ts';
import { Button } from '../../ui/Button.tsx';
import { FactCard, Value } from '../FactCard.tsx';
import { ColumnFacts, FactList } from '../FactList.tsx';
import { NotesCard } from '../NotesCard.tsx';
import { PageCard, PageCardActions, PageCardRows, EmptyNote } from '../PageCard.tsx';
import { Bars } from '../RecordSkeleton.tsx';

const [driver] = someDrivers();
const [truck] = someTrucks();

const meta = {
  ...part(`
    A section of a page. A fact card names the record’s columns by source, and takes labels, looks and
    links from the declaration; a list of facts is for values that are not columns. A card has at most one
    action beside its title; more go below it.

    Don’t nest cards, and don’t use one for a single sentence.
  `),
  title: 'Cards/Section of a page',
  component: PageCard,
  subcomponents: {
    FactCard,
    FactList,
    ColumnFacts,
    NotesCard,
    Value,
    PageCardActions,
    PageCardRows,
    EmptyNote,
    Bars,
  },
  args: {
    title: 'resources.fleet/drivers.sections.contact',
    children: <EmptyNote>No contacts.</EmptyNote>,
  },
  argTypes: { title: { control: false }, action: { control: false }, children: { control: false } },
} satisfies Meta<typeof PageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <OfDrivers driver={driver}>
      <Specimens>
        <Specimen name="facts of the record">
          <FactCard title="person" sources={['driver_id', 'name_ar', 'status', 'company_id']} />
        </Specimen>
        <Specimen name="with an action, rows and buttons">
          <PageCard
            title="resources.fleet/drivers.sections.contact"
            action={<Button>Change</Button>}
          >
            <PageCardRows>
              <li>
                <Value source="phone" />
              </li>
              <li>
                <Value source="email" />
              </li>
            </PageCardRows>
            <PageCardActions>
              <Button look="outlined">Call</Button>
            </PageCardActions>
          </PageCard>
        </Specimen>
        <Specimen name="nothing to show, and still loading">
          <PageCard title="resources.fleet/drivers.sections.contact">
            <EmptyNote>No contacts.</EmptyNote>
          </PageCard>
          <PageCard title="resources.fleet/drivers.sections.contact">
            <Bars lines={3} />
          </PageCard>
        </Specimen>
        <Specimen name="notes">
          <OfRecords
            type={trucks}
            record={{ ...truck!, notes: 'Back from the workshop on Monday.' }}
          >
            <NotesCard />
          </OfRecords>
        </Specimen>
        <Specimen name="facts without a card">
          <ColumnFacts columns={columnsOf(drivers, {}).slice(0, 4)} />
          <FactList facts={[{ name: 'Kilometres this month', value: '12,845' }]} />
        </Specimen>
      </Specimens>
    </OfDrivers>
  ),
};

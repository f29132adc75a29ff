import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordContextProvider } from 'react-admin';

import type { Driver } from '../../../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { buildDriver } from '../../../../testing/builders.ts';
import { OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { FactList } from '../../show/FactList.tsx';
import { FieldValue } from '../FieldValue.tsx';
import { Muted, NotGiven } from '../Muted.tsx';
import { OptionField } from '../OptionField.tsx';
import { PlainLink } from '../PlainLink.tsx';
import { RecordLinkField } from '../RecordLinkField.tsx';
import { RecordName } from '../RecordName.tsx';
import {
  AmountField,
  ChoiceField,
  DayField,
  FlagField,
  Instant,
  InstantField,
  PlainField,
} from '../valueFields.tsx';

const RECORD = {
  ...buildDriver({ id: 1, name: 'Ahmed Khan' }),
  km: 1_284_530,
  day: '2026-12-31',
  instant: '2026-11-21T21:30:00Z',
  flag: true,
};

/** The same fields of an empty record. */
const EMPTY = {
  ...buildDriver({ id: 2, name: 'عبدالله المنصوري', company_id: null, uae_number: null }),
  status: null,
} as unknown as Driver;

const rows = () => [
  { name: 'Link to the record', value: <RecordLinkField /> },
  { name: 'Text', value: <PlainField source="uae_number" /> },
  { name: 'Choice', value: <ChoiceField source="status" /> },
  { name: 'Amount', value: <AmountField source="km" /> },
  { name: 'Day', value: <DayField source="day" /> },
  { name: 'Instant', value: <InstantField source="instant" /> },
  { name: 'Yes or no', value: <FlagField source="flag" /> },
  {
    name: 'Record of a list',
    value: <OptionField source="company_id" reference={RESOURCES.companies} />,
  },
  {
    name: 'Record of another list',
    value: <RecordName resource={RESOURCES.trucks} id={1} label="T-101" />,
  },
];

const meta = {
  ...part(`
    The readable value of a field: dates and numbers in the company’s format, labels for codes, names for
    ids, and a dash for anything unknown. Lists, cards and record pages choose the field by its kind
    (\`fieldOf\`); name one only where a screen is laid out by hand.

    \`FieldValue\` shows the value of any field by itself, as in the history. \`PlainLink\` links to
    another record in the colour of the surrounding text; \`Muted\` is for secondary text.
  `),
  title: 'Fields/Values',
  component: PlainField,
  subcomponents: {
    AmountField,
    ChoiceField,
    DayField,
    FieldValue,
    FlagField,
    Instant,
    InstantField,
    Muted,
    NotGiven,
    OptionField,
    PlainLink,
    RecordLinkField,
    RecordName,
  },
} satisfies Meta<typeof PlainField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  args: { source: 'uae_number' },
  render: () => (
    <OfDrivers driver={RECORD}>
      <FactList
        facts={[
          ...rows(),
          {
            name: 'Link in plain text',
            value: <PlainLink href="/fleet/trucks/1/show">T-101</PlainLink>,
          },
          { name: 'Secondary', value: <Muted>not in use</Muted> },
          { name: 'Any instant', value: <Instant at="2026-11-21T08:00:00Z" /> },
          {
            name: 'Any value',
            value: <FieldValue resource={RESOURCES.drivers} field="status" value="vacation" />,
          },
        ]}
      />
      <RecordContextProvider value={EMPTY}>
        <FactList facts={rows()} />
      </RecordContextProvider>
    </OfDrivers>
  ),
};

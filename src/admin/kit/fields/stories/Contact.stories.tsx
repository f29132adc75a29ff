import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildDriver } from '../../../../testing/builders.ts';
import { OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { Contact, ContactField } from '../ContactField.tsx';
import LocalWhatsApp from '../LocalWhatsApp.tsx';
import { WhatsAppLink } from '../WhatsAppLink.tsx';

const meta = {
  ...part(`
    A number to call or message on WhatsApp, or an email address. It is for record pages; in a table
    people would press such links by mistake. A number without a country code is treated as a UAE number
    if it can be one.
  `),
  title: 'Fields/Contact',
  component: Contact,
  subcomponents: { ContactField, WhatsAppLink, LocalWhatsApp },
  args: { kind: 'phone', value: '+971 50 123 4567' },
  argTypes: {
    kind: { control: 'inline-radio', options: ['phone', 'email'] },
    value: { control: 'text' },
  },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Specimens>
      <Specimen name="international number">
        <Contact kind="phone" value="+971 50 123 4567" />
      </Specimen>
      <Specimen name="number of the UAE">
        <Contact kind="phone" value="050 765 4321" />
      </Specimen>
      <Specimen name="not a number">
        <Contact kind="phone" value="ask the office" />
      </Specimen>
      <Specimen name="email">
        <OfDrivers driver={buildDriver({ id: 1, email: 'ahmed@example.com' })}>
          <ContactField source="email" kind="email" />
        </OfDrivers>
      </Specimen>
      <Specimen name="nothing known">
        <Contact kind="email" value={null} />
      </Specimen>
    </Specimens>
  ),
};

export const Playground: Story = { tags: ['!test'] };

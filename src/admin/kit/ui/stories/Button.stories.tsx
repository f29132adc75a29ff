import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { DoAndDont, Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { Button, ButtonLink, IconButton, PageLink } from '../Button.tsx';
import { CopyButton } from '../CopyButton.tsx';

const meta = {
  ...part(`
    Starts something at once. One contained button is for the action most people came for; outlined ones
    are for other actions, plain text for less important ones. Red is for what cannot be undone.

    To go somewhere, use a link with the same look (\`ButtonLink\`, \`PageLink\`), so that it can open in
    a new tab. Don’t use an icon alone unless its meaning is widely known: its name shows only on hover.
  `),
  title: 'Actions/Button',
  component: Button,
  subcomponents: { ButtonLink, PageLink, IconButton, CopyButton },
  args: { children: 'Save changes' },
  argTypes: {
    look: { control: 'select', options: ['text', 'quiet', 'outlined', 'contained'] },
    tone: { control: 'select', options: [undefined, 'bad'] },
    disabled: { control: 'boolean' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const LOOKS = ['contained', 'outlined', 'text', 'quiet'] as const;

export const States: Story = {
  render: () => (
    <Specimens>
      {LOOKS.map((look) => (
        <Specimen key={look} name={look}>
          <Button look={look}>
            <Plus />
            Add driver
          </Button>
          <Button look={look} tone="bad">
            <Trash2 />
            Delete
          </Button>
          <Button look={look} disabled>
            Off
          </Button>
        </Specimen>
      ))}
      <Specimen name="icon only">
        <IconButton label="Edit">
          <Pencil />
        </IconButton>
        <IconButton label="Delete" disabled>
          <Trash2 />
        </IconButton>
      </Specimen>
      <Specimen name="copies a text, and says so on itself">
        <CopyButton text="4f7a-91c2" />
      </Specimen>
      <Specimen name="links">
        <ButtonLink to="/fleet/drivers" look="contained">
          Open the drivers
        </ButtonLink>
        <PageLink href="/about" look="outlined">
          Leave for the site
        </PageLink>
      </Specimen>
    </Specimens>
  ),
};

/** Pages without https have no clipboard. */
export const CopyWithoutClipboard: Story = {
  parameters: { looks: 'one' },
  render: () => <CopyButton text="4f7a-91c2" />,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Copy' });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    try {
      await userEvent.click(button);
      await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

export const RightAndWrong: Story = {
  render: () => (
    <DoAndDont
      right={
        <>
          <Button look="contained">Add driver</Button>
          <Button look="outlined">Import</Button>
        </>
      }
      because="One button leads; it says what it does."
      wrong={
        <>
          <Button look="contained">OK</Button>
          <Button look="contained">Import</Button>
        </>
      }
      since="Where two lead, none does; ‘OK’ says nothing."
    />
  ),
};

export const Playground: Story = { tags: ['!test'] };

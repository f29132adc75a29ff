import type { Meta, StoryObj } from '@storybook/react-vite';

import { email, required } from '../../../../domain/base/validation.ts';
import { FormOf } from '../../../../testing/FormOf.tsx';
import { part } from '../../../../testing/part.tsx';
import { CheckedText } from '../CheckedText.tsx';

const meta = {
  ...part(`
    A text input with rules from \`domain\`, for text that no record type declares: the user’s own
    password, a code, an email address. Record fields use the input of their kind instead.
  `),
  title: 'Inputs/Text',
  component: CheckedText,
  args: { source: 'email', label: 'Email', checks: [required, email] },
  argTypes: {
    label: { control: 'text' },
    disabled: { control: 'boolean' },
    checks: { control: false },
  },
  render: (args) => (
    <FormOf>
      <CheckedText {...args} />
    </FormOf>
  ),
} satisfies Meta<typeof CheckedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <FormOf isChecked values={{ filled: 'omar@qafila.example', wrong: 'omar at qafila' }}>
      <CheckedText {...args} source="filled" />
      <CheckedText {...args} source="wrong" />
      <CheckedText {...args} source="missing" />
      <CheckedText {...args} source="off" disabled checks={[]} />
    </FormOf>
  ),
};

export const Playground: Story = { tags: ['!test'] };

import type { Meta, StoryObj } from '@storybook/react-vite';

import { email, required } from '../../../../domain/base/validation.ts';
import { FormOf } from '../../../../testing/FormOf.tsx';
import { part } from '../../../../testing/part.tsx';
import { checkValidator } from '../../form/useValidator.ts';
import { Field } from '../Field.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import { TextInput } from '../TextInput.tsx';

const validate = checkValidator([required, email]);

const meta = {
  ...part(`
    A text input for text that no record type declares: a password, a code, an email address. Record
    fields use the input of their kind instead.
  `),
  title: 'Inputs/Text',
  component: TextInput,
  subcomponents: { Field, PasswordInput },
  args: { source: 'email', label: 'Email', validate },
  argTypes: {
    label: { control: 'text' },
    disabled: { control: 'boolean' },
    validate: { control: false },
  },
  render: (args) => (
    <FormOf>
      <TextInput {...args} />
    </FormOf>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <FormOf isChecked values={{ filled: 'omar@qafila.example', wrong: 'omar at qafila' }}>
      <TextInput {...args} source="filled" />
      <TextInput {...args} source="wrong" />
      <TextInput {...args} source="missing" />
      <TextInput {...args} source="off" disabled validate={undefined} />
      <TextInput
        {...args}
        source="about"
        label="Several lines"
        rows={3}
        helperText="In a sentence"
      />
      <PasswordInput source="password" label="Password" />
    </FormOf>
  ),
};

export const Playground: Story = { tags: ['!test'] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../Choices.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { SettingsSheet } from '../SettingsSheet.tsx';

const MODES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Match device' },
] as const;

const meta = {
  ...part(`
    A settings page is one column of readable width, with headed sections, or one sheet if headings would
    add nothing. Typed values are saved by a button; a choice with a visible effect is saved at once.
    Don’t mix the two in one section.
  `),
  title: 'Forms/Settings',
  component: SettingsSection,
  subcomponents: { SettingsSheet, SettingsForm, Choices },
  args: { title: 'Appearance', about: 'Kept in this browser.' },
} satisfies Meta<typeof SettingsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Specimens>
      <Specimen name="a section, with choices">
        <SettingsSection {...args} action={<Button>Reset</Button>}>
          <Choices label="Mode" value="dark" options={MODES} onChange={fn()} />
        </SettingsSection>
      </Specimen>
      <Specimen name="a sheet, with a form">
        <SettingsSheet>
          <p>What the company is called on every page.</p>
          <SettingsForm
            record={{ name: 'Qafila Transport' }}
            save={() => Promise.resolve()}
            texts={{
              saved: 'settings.company.saved',
              refused: 'settings.company.refused',
              lost: 'settings.company.lost',
            }}
          >
            <FormSection>
              <TextInput source="name" label="Name" />
            </FormSection>
          </SettingsForm>
        </SettingsSheet>
      </Specimen>
    </Specimens>
  ),
};

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => (
    <SettingsSection {...args}>
      <Choices label="Mode" value="dark" options={MODES} onChange={fn()} />
    </SettingsSection>
  ),
};

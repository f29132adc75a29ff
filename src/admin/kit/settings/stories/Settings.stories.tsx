import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { UI_OPTIONS } from '../../look/uiPreferences.ts';
import { PageCard } from '../../show/PageCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoicesColumn, Choices } from '../Choices.tsx';
import { SettingsColumn } from '../SettingsColumn.tsx';
import { SettingsForm } from '../SettingsForm.tsx';

const meta = {
  ...part(`
    A settings page is one column of readable width, with headed cards, or one card without a heading if
    headings would add nothing. Typed values are saved by a button; a choice with a visible effect is saved
    at once. Don’t mix the two in one card.
  `),
  title: 'Forms/Settings',
  component: SettingsColumn,
  subcomponents: { SettingsForm, ChoicesColumn, Choices },
} satisfies Meta<typeof SettingsColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

const choices = (
  <ChoicesColumn>
    <Choices
      options={UI_OPTIONS}
      texts="preferences.ui"
      chosen={{ density: 'standard', sidebar: 'narrow', motion: 'full' }}
      onChoose={fn()}
    />
  </ChoicesColumn>
);

export const States: Story = {
  render: () => (
    <Specimens>
      <Specimen name="cards with choices">
        <SettingsColumn>
          <PageCard
            title="preferences.ui.title"
            about="preferences.ui.note"
            action={<Button>Reset</Button>}
          >
            {choices}
          </PageCard>
          <PageCard title="settings.security.password.title">Another card</PageCard>
        </SettingsColumn>
      </Specimen>
      <Specimen name="a card with a form">
        <PageCard>
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
        </PageCard>
      </Specimen>
    </Specimens>
  ),
};

export const Playground: Story = {
  tags: ['!test'],
  render: () => <PageCard title="preferences.ui.title">{choices}</PageCard>,
};

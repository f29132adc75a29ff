import { Card, CardContent } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResourceContextProvider } from 'react-admin';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { date, instant, required } from '../../../../domain/base/validation.ts';
import { DEFAULT_LOCALIZATION } from '../../../../domain/settings/localization.ts';
import { localization } from '../../../../session/localization.ts';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { FormSection } from '../../form/FormSection.tsx';
import { GuardedForm } from '../../form/GuardedForm.tsx';
import { SaveButton } from '../../form/SaveButton.tsx';
import { useValidator } from '../../form/useValidator.ts';
import { DateField } from '../DateField.tsx';
import { DayInput } from '../RecordInput.tsx';

interface DayFormProps {
  /** The form's initial values. */
  values?: { issued?: string | null; seen_at?: string };
  isOff?: boolean;
  save?: (values: object) => void;
}

const Inputs = ({ isOff }: DayFormProps) => (
  <FormSection>
    <DayInput
      source="issued"
      disabled={isOff}
      validate={useValidator('issued', [required, date])}
    />
    <DayInput source="expires" readOnly={isOff} validate={useValidator('expires', [date])} />
    <DayInput source="seen_at" withTime validate={useValidator('seen_at', [instant])} />
  </FormSection>
);

const DayForm = ({ values, isOff, save = () => undefined }: DayFormProps) => (
  <ResourceContextProvider value="papers">
    <Card sx={{ maxInlineSize: 640 }}>
      <GuardedForm defaultValues={values} onSubmit={(form: object) => save(form)}>
        <CardContent>
          <Inputs isOff={isOff} />
          <SaveButton isNew />
        </CardContent>
      </GuardedForm>
    </Card>
  </ResourceContextProvider>
);

const save = fn();

const meta = {
  ...part(
    `
    A date in the company’s format. Digits are enough, in any script; separators are added automatically,
    and an ISO date can be pasted. The arrow key opens a calendar. Invalid text stays in the field and is
    refused. With a time it is an instant, in the company’s time zone.
  `,
    { looks: 'one' },
  ),
  title: 'Inputs/Date',
  component: DayForm,
  subcomponents: { DateField, DayInput },
  args: { save },
  beforeEach: () => {
    save.mockReset();
    localization.set({ ...DEFAULT_LOCALIZATION, date_format: 'dd/MM/yyyy' });
  },
} satisfies Meta<typeof DayForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });

const drawn = () => screen.findByRole('textbox', { name: /Issued/ });

/** Digits alone; one press of Tab moves from field to field. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await drawn();
    field('Issued').focus();
    await userEvent.keyboard('31122026');
    await expect(field('Issued')).toHaveValue('31/12/2026');
    await userEvent.tab();
    await expect(field('Expires')).toHaveFocus();
    await userEvent.keyboard('٥/١/٢٠٢٧');
    await userEvent.tab();
    await expect(field('Expires')).toHaveValue('05/01/2027');
    await expect(field('Seen at')).toHaveFocus();
    await userEvent.keyboard('221120260130{Enter}');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({
          issued: '2026-12-31',
          expires: '2027-01-05',
          seen_at: '2026-11-21T21:30:00.000Z',
        }),
      ),
    );
    await expect(canvas.queryByText(/Enter a valid date/)).toBeNull();
  },
};

/** In the middle of a date too, whichever digits the keyboard writes. */
export const Corrected: Story = {
  args: { values: { issued: '2026-02-01' } },
  play: async () => {
    await drawn();
    const issued = field('Issued') as HTMLInputElement;
    issued.focus();
    issued.setSelectionRange(0, 2);
    await userEvent.keyboard('١٢');
    await expect(issued).toHaveValue('12/02/2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.objectContaining({ issued: '2026-02-12' })),
    );
  },
};

export const Filled: Story = {
  globals: { theme: 'dark' },
  args: { values: { issued: '2026-02-01', seen_at: '2026-11-21T21:30:00Z' } },
  play: async () => {
    await drawn();
    await expect(field('Issued')).toHaveValue('01/02/2026');
    await expect(field('Seen at')).toHaveValue('22/11/2026 01:30');
    await userEvent.clear(field('Issued'));
    await userEvent.paste('2026-03-04');
    await userEvent.tab();
    await expect(field('Issued')).toHaveValue('04/03/2026');
  },
};

export const Wrong: Story = {
  play: async () => {
    await drawn();
    await userEvent.type(field('Expires'), '31/02/2026');
    await userEvent.tab();
    await seen(screen.findByText(/^Enter a valid date, e\.g\. 31\/12\/\d{4}$/));
    await expect(field('Expires')).toHaveValue('31/02/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText('Required'));
    await expect(field('Issued')).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
    await userEvent.clear(field('Expires'));
    await waitFor(() => expect(screen.queryByText(/Enter a valid date/)).toBeNull());
  },
};

/** The arrow key opens the calendar; arrows and Enter choose in it. */
export const Calendar: Story = {
  args: { values: { issued: '2026-12-30' } },
  play: async () => {
    await drawn();
    field('Issued').focus();
    await userEvent.keyboard('{ArrowDown}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }));
    await waitFor(() =>
      expect(calendar.getByRole('button', { name: /December 30th, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field('Issued')).toHaveValue('06/01/2027');
    await expect(field('Issued')).toHaveFocus();
  },
};

export const CalendarOpen: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  args: { values: { issued: '2026-12-30' } },
  play: async () => {
    await drawn();
    await userEvent.click(screen.getAllByRole('button', { name: 'Open the calendar' })[0]!);
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }));
    await seen(calendar.findByRole('button', { name: /December 30th, 2026/ }));
    await expect(calendar.getByRole('combobox', { name: /Year/ })).toHaveValue('2026');
  },
};

export const Off: Story = {
  args: { values: { issued: '2026-02-01' }, isOff: true },
  play: async () => {
    await drawn();
    await expect(field('Issued')).toBeDisabled();
    await expect(field('Expires')).toHaveAttribute('readonly');
    field('Expires').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

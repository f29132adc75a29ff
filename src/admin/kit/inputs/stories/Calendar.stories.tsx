import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import Calendar from '../Calendar.tsx';
import { CalendarButton } from '../CalendarButton.tsx';

const meta = {
  ...part(`
    A month in which one day is chosen, with the company’s weekend and first day of the week. It opens
    from the button in a date input, or with the arrow key. Typing a date is faster, so the calendar is
    never the only way.
  `),
  title: 'Inputs/Calendar',
  component: Calendar,
  subcomponents: { CalendarButton },
  args: { day: '2026-12-30', onChoose: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Specimens>
      <Specimen name="a day is chosen">
        <div>
          <Calendar {...args} />
        </div>
      </Specimen>
      <Specimen name="the button, and switched off">
        <CalendarButton onChoose={args.onChoose} />
        <CalendarButton onChoose={args.onChoose} isOff />
      </Specimen>
    </Specimens>
  ),
};

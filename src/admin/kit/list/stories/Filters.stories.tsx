import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { ListOfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { ChoiceGroup } from '../filters/ChoiceGroup.tsx';
import { ChoiceList } from '../filters/ChoiceList.tsx';
import { DayFilter } from '../filters/DayFilter.tsx';
import { DaysAhead } from '../filters/DaysAhead.tsx';
import { FilterButton } from '../filters/FilterButton.tsx';
import { FilterChips } from '../filters/FilterChips.tsx';
import FilterPanel from '../filters/FilterPanel.tsx';
import { SortChoice } from '../filters/FilterPanel.tsx';
import { SavedQueries } from '../filters/SavedQueries.tsx';
import { ListStatus } from '../ListStatus.tsx';

const CHOICES = ['All', 'Active', 'On vacation'].map((name) => ({ value: name, name }));

const meta = {
  ...part(`
    Filters narrow a list at once, without an Apply button. The panel shows up to eight options as pills,
    and more as a list; chips above the records show the active filters and remove them. People save
    filters they use often as named queries.
  `),
  title: 'Lists/Filters',
  component: FilterButton,
  subcomponents: {
    FilterPanel,
    FilterChips,
    ChoiceGroup,
    ChoiceList,
    DayFilter,
    DaysAhead,
    SortChoice,
    SavedQueries,
  },
  render: () => (
    <ListOfDrivers filterDefaultValues={{ status: 'active', gatepass: 'due' }}>
      <FilterButton />
    </ListOfDrivers>
  ),
} satisfies Meta<typeof FilterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <ListOfDrivers filterDefaultValues={{ status: 'active', gatepass: '14' }}>
      <Specimens>
        <Specimen name="the button, and what holds">
          <FilterButton />
          <FilterChips />
        </Specimen>
        <Specimen name="a few choices">
          <ChoiceGroup label="Status" value="Active" choices={CHOICES} onChoose={fn()} />
          <ChoiceList label="Company" value="Active" choices={CHOICES} onChoose={fn()} />
        </Specimen>
        <Specimen name="a day, and one that is wrong">
          <DayFilter label="From" value="2026-11-01" onChange={fn()} />
          <DayFilter
            label="To"
            value="2026-10-01"
            problem="The end is before the start"
            onChange={fn()}
          />
        </Specimen>
        <Specimen name="days ahead">
          <ChoiceGroup label="Gatepass" value="" choices={CHOICES} onChoose={fn()}>
            <DaysAhead expires="Gatepass" value="14" onChange={fn()} />
          </ChoiceGroup>
        </Specimen>
        <Specimen name="order, where no headings are to press">
          <SortChoice />
        </Specimen>
        <Specimen name="saved queries">
          <SavedQueries onClose={fn()} />
        </Specimen>
      </Specimens>
    </ListOfDrivers>
  ),
};

const openPanel: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }));
  await seen(screen.findByRole('heading', { name: 'Filters' }));
};

export const PanelOpen: Story = { parameters: { looks: 'one' }, play: openPanel };

export const PanelOpenDarkRightToLeft: Story = {
  ...PanelOpen,
  globals: { theme: 'dark', direction: 'rtl' },
};

const enter = fn();

export const DaysInArabicDigits: Story = {
  parameters: { looks: 'one' },
  render: () => <DaysAhead expires="Gatepass" value="" onChange={enter} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.paste('٣٠');
    await expect(enter).toHaveBeenLastCalledWith('30');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The list may lag some keys behind. */
export const DaysTypedAhead: Story = {
  parameters: { looks: 'one' },
  render: () => <DaysAhead expires="Gatepass" value="" onChange={enter} />,
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('textbox');
    await userEvent.type(days, '30');
    await expect(days).toHaveValue('30');
    await expect(enter).toHaveBeenLastCalledWith('30');
    await userEvent.clear(days);
    await expect(enter).toHaveBeenLastCalledWith('');
  },
};

/** So may a day be cleared before the list follows it. */
export const DayClearedAhead: Story = {
  parameters: { looks: 'one' },
  render: () => <DayFilter label="From" value="" onChange={enter} />,
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('textbox', { name: 'From' });
    await userEvent.type(day, '05/01/2027');
    await expect(enter).toHaveBeenLastCalledWith('2027-01-05');
    await userEvent.clear(day);
    await expect(enter).toHaveBeenLastCalledWith('');
  },
};

/** Whoever removes one by the keyboard goes on from there. */
export const ChipRemoved: Story = {
  parameters: { looks: 'one' },
  render: () => (
    <ListOfDrivers filterDefaultValues={{ status: 'active', gatepass: 'due' }}>
      <ListStatus />
    </ListOfDrivers>
  ),
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('button', { name: /^Remove filter.*Active/ });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chip).not.toBeInTheDocument());
    const status = canvas.getByText(/drivers?$/).parentElement;
    await expect(status).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Remove filter.*Gatepass/ })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { part } from '../../../../testing/part.tsx';
import { tabId, Tabs } from '../Tabs.tsx';

const TABS = [
  { id: 'expired', content: 'Expired (4)' },
  { id: 'soon', content: 'Expiring soon (12)' },
  { id: 'later', content: 'Later' },
] as const;

const TabsAndPanel = ({ panelId = 'panel' }: { panelId?: string }) => {
  const [selected, select] = useState<(typeof TABS)[number]['id']>('expired');
  return (
    <>
      <Tabs
        label="Expiry dates"
        tabs={TABS}
        selected={selected}
        onSelect={select}
        panelId={panelId}
      />
      <p id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, selected)}>
        What belongs to ‘{selected}’.
      </p>
    </>
  );
};

const meta = {
  ...part(
    `
    Tabs switch between a few views of the same things, with counts if these help to choose. Arrow keys
    move in their visual direction, also right to left. Use filters if the views can be combined, and
    links if they are separate pages.
  `,
    { looks: 'one' },
  ),
  title: 'Actions/Tabs',
  component: Tabs,
  args: {
    label: 'Expiry dates',
    tabs: TABS,
    selected: 'soon',
    panelId: 'panel',
    onSelect: () => undefined,
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = { render: () => <TabsAndPanel /> };

export const DarkRightToLeft: Story = {
  ...States,
  globals: { theme: 'dark', direction: 'rtl' },
};

import { Drawer, styled } from '@mui/material';

import { SidebarContent } from './SidebarContent.tsx';
import type { SidebarState } from './useSidebar.ts';

const WIDE = '16rem';
const NARROW = '3rem';
const DRAWER = 'min(18rem, 88vw)';

const Rail = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  flex: 'none',
  blockSize: '100dvh',
  zIndex: theme.zIndex.appBar + 1,
  transition: theme.transitions.create('inline-size', { duration: 160 }),
}));

interface SidebarProps {
  state: SidebarState;
}

export const Sidebar = ({ state }: SidebarProps) => {
  const { isPhone, isOpen, isDrawerOpen, closeDrawer } = state;
  if (!isPhone) {
    return (
      <Rail id="sidebar" style={{ inlineSize: isOpen ? WIDE : NARROW }}>
        <SidebarContent isNarrow={!isOpen} />
      </Rail>
    );
  }
  return (
    <Drawer
      id="sidebar"
      open={isDrawerOpen}
      onClose={closeDrawer}
      slotProps={{ paper: { sx: { inlineSize: DRAWER, border: 0 } } }}
    >
      <SidebarContent onClose={closeDrawer} />
    </Drawer>
  );
};

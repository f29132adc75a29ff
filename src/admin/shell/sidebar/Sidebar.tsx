import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

import { useT } from '../../kit/texts/useT.ts';
import { SidebarContent } from './SidebarContent.tsx';
import type { SidebarState } from './useSidebar.ts';

import styles from './Sidebar.module.css';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

const Drawer = ({ isOpen, onClose }: DrawerProps) => {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  // The event comes late: the drawer may be open again.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onClose();
  };
  return (
    // Escape closes it too, and its close button comes first in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      id="sidebar"
      ref={dialog}
      className={styles.drawer}
      aria-label={t('shell.sidebar.label')}
      onClose={closed}
      onClick={closeOutside}
    >
      {isOpen && <SidebarContent onClose={onClose} />}
    </dialog>
  );
};

interface SidebarProps {
  state: SidebarState;
  menu: HTMLElement;
}

export const Sidebar = ({ state, menu }: SidebarProps) => {
  const { isPhone, isOpen, isDrawerOpen, closeDrawer } = state;
  if (isPhone) return <Drawer isOpen={isDrawerOpen} onClose={closeDrawer} />;
  return (
    <div id="sidebar" className={styles.rail} data-narrow={isOpen ? undefined : ''}>
      <SidebarContent isNarrow={!isOpen} menu={isOpen ? menu : undefined} />
    </div>
  );
};

import type { ComponentProps, KeyboardEvent } from 'react';

import { Popover, type PopoverButtonProps } from './Popover.tsx';

import styles from './Menu.module.css';

const ITEMS = '[role^="menuitem"]:not(:disabled)';

const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrow keys, Home and End move the focus, as in desktop menus. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.findIndex((item) => item === document.activeElement);
  items[step(at, items.length - 1)]?.focus();
};

interface MenuProps {
  label: string;
  button: (props: PopoverButtonProps) => React.ReactNode;
  children: (close: () => void) => React.ReactNode;
}

export const Menu = (props: MenuProps) => (
  <Popover kind="menu" className={styles.menu} onKeyDown={moveFocus} {...props} />
);

interface ItemLook {
  tone?: 'bad';
}

export const MenuItem = ({ tone, ...props }: ItemLook & ComponentProps<'button'>) => (
  <button type="button" role="menuitem" className={styles.item} data-tone={tone} {...props} />
);

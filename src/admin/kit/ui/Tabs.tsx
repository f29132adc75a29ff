import type { KeyboardEvent, ReactNode } from 'react';

import styles from './Tabs.module.css';

const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrow keys move in their visual direction, whichever way the text runs. */
const MIRRORED: Partial<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

const select = (event: KeyboardEvent<HTMLElement>) => {
  const list = event.currentTarget.parentElement;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = STEPS[(isRightToLeft && MIRRORED[event.key]) || event.key];
  if (!step) return;
  event.preventDefault();
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const next = tabs[step(tabs.indexOf(event.currentTarget), tabs.length - 1)];
  next?.focus();
  next?.click();
};

interface Tab<Id extends string> {
  id: Id;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  /** Undefined while unknown. */
  selected: Id | undefined;
  onSelect: (id: Id) => void;
  /** The id of the element that shows the selected tab's content. */
  panelId: string;
}

/** Only one of them is a tab stop; arrow keys, Home and End move among them. */
export const Tabs = <Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
}: TabsProps<Id>) => (
  <div role="tablist" aria-label={label} className={styles.tabs}>
    {tabs.map(({ id, content }, index) => (
      <button
        key={id}
        type="button"
        role="tab"
        id={tabId(panelId, id)}
        className={styles.tab}
        aria-selected={id === selected}
        aria-controls={panelId}
        tabIndex={id === selected || (selected === undefined && index === 0) ? 0 : -1}
        onClick={() => onSelect(id)}
        onKeyDown={select}
      >
        {content}
      </button>
    ))}
  </div>
);

export const tabId = (panelId: string, id: string): string => `${panelId}-${id}`;

import type { ReactNode } from 'react';

import styles from './Chips.module.css';

export interface Chip<Id extends string | number> {
  id: Id;
  content: ReactNode;
  tone?: 'good' | 'warn' | 'bad' | 'info';
}

interface ChipsProps<Id extends string | number> {
  label: string;
  chips: readonly Chip<Id>[];
  chosen: Id | undefined;
  /** One control of several parts, or a dot in the tone of each. */
  look?: 'joined' | 'dots';
  isOff?: boolean;
  /** In a grid, whose own keys move the focus: -1. */
  tabIndex?: number;
  onChoose: (id: Id) => void;
}

export const Chips = <Id extends string | number>({
  label,
  chips,
  chosen,
  look,
  isOff,
  tabIndex,
  onChoose,
}: ChipsProps<Id>) => (
  <fieldset className={`row ${styles.chips}`} aria-label={label} disabled={isOff} data-look={look}>
    {chips.map(({ id, content, tone }) => (
      <button
        key={id}
        type="button"
        className={look === 'dots' ? 'chip dot' : 'chip'}
        data-tone={tone}
        aria-pressed={id === chosen}
        tabIndex={tabIndex}
        onClick={() => onChoose(id)}
      >
        {content}
      </button>
    ))}
  </fieldset>
);

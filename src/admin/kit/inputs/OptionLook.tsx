import type { HTMLAttributes } from 'react';

import { dotted } from '../../../domain/base/formats.ts';

import styles from './OptionLook.module.css';

export interface OptionFacts {
  /** What it is: plate, model, number. */
  about?: readonly (string | null | undefined)[];
  /** Its availability, such as 'Free'. */
  state?: string;
  isFree?: boolean;
  /** What speaks against it, such as expired documents. */
  warning?: string;
}

interface OptionLookProps {
  item: HTMLAttributes<HTMLLIElement>;
  label: string;
  facts?: OptionFacts;
}

/** A record in a list of choices: its name, what tells it apart, and what speaks against it. */
export const OptionLook = ({ item, label, facts = {} }: OptionLookProps) => {
  const about = dotted(facts.about ?? []);
  return (
    <li {...item} className={`${styles['option']} ${item.className ?? ''}`}>
      <bdi>{label}</bdi>
      {facts.state && <span data-tone={facts.isFree ? 'good' : undefined}>{facts.state}</span>}
      {about && <small>{about}</small>}
      {facts.warning && <small data-tone="bad">{facts.warning}</small>}
    </li>
  );
};

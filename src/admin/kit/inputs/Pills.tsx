import type { ReactNode, Ref } from 'react';

import styles from './PillsInput.module.css';

interface PillsProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly { value: Value; name: ReactNode }[];
  /** Several can be selected if this is a list. */
  selected: string | readonly string[];
  onSelect: (value: Value) => void;
  onBlur?: () => void;
  first?: Ref<HTMLInputElement>;
  isOff?: boolean;
  hint?: ReactNode;
  source?: string;
  problem?: { id: string; text: ReactNode };
}

/** Each large enough for a thumb. */
export const Pills = <Value extends string>({
  legend,
  name,
  options,
  selected,
  onSelect,
  onBlur,
  first,
  isOff,
  hint,
  source,
  problem,
}: PillsProps<Value>) => (
  <fieldset
    className={styles.pills}
    data-field={source}
    aria-describedby={problem?.id}
    disabled={isOff}
  >
    <legend className="label">{legend}</legend>
    <div className="row">
      {options.map((option, place) => (
        <label key={option.value} className="chip">
          <input
            ref={place === 0 ? first : undefined}
            type={typeof selected === 'string' ? 'radio' : 'checkbox'}
            name={name}
            checked={[selected].flat().includes(option.value)}
            onChange={() => onSelect(option.value)}
            onBlur={onBlur}
          />
          {option.name}
        </label>
      ))}
    </div>
    {hint && <small>{hint}</small>}
    {problem && (
      <p id={problem.id} className="note" data-tone="bad" role="alert">
        {problem.text}
      </p>
    )}
  </fieldset>
);

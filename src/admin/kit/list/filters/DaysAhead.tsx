import { useId, useState } from 'react';

import { toLatinDigits } from '../../../../domain/base/fold.ts';
import { showCount } from '../../../../domain/base/formats.ts';
import { daysAhead } from '../../../../domain/records/expiry.ts';
import { useT } from '../../texts/useT.ts';

import styles from './filters.module.css';

const USUAL_DAYS = [7, 14, 30, 60, 90] as const;

interface DaysAheadProps {
  expires: string;
  /** The filter's value: a number of days, or something else. */
  value: string;
  onChange: (days: string) => void;
}

/** Narrows a list to what expires within some days from today. It applies while typing. */
export const DaysAhead = ({ expires, value, onChange }: DaysAheadProps) => {
  const t = useT();
  const id = useId();
  const applied = daysAhead(value) === undefined ? '' : value;
  const [entered, setEntered] = useState({ text: applied, applied });
  const [isLeft, setLeft] = useState(true);
  // The list may lag some keys behind; until blur, no value overwrites what was typed.
  const text = !isLeft || entered.applied === applied ? entered.text : applied;
  const isWrong = text !== '' && daysAhead(text) === undefined;
  const enter = (typed: string) => {
    const next = daysAhead(typed) === undefined ? '' : typed;
    setEntered({ text: typed, applied: next });
    if (next !== applied || next !== entered.applied) onChange(next);
  };
  return (
    <div className={`row gap-1 small ${styles.ahead}`}>
      <span>{t('common.expiry.dueWithinDays')}</span>
      <input
        className="input"
        aria-label={t('common.expiry.dueWithinOf', { what: expires })}
        aria-describedby={isWrong ? id : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={text}
        aria-invalid={isWrong}
        onChange={({ target }) => enter(toLatinDigits(target.value.trim()))}
        onFocus={() => {
          setEntered({ text, applied });
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
      />
      <div className="row gap-1">
        {USUAL_DAYS.map((days) => (
          <button
            key={days}
            type="button"
            className="chip"
            aria-pressed={text === String(days)}
            aria-label={t('common.expiry.dueWithin', { what: expires, smart_count: days })}
            onClick={() => enter(text === String(days) ? '' : String(days))}
          >
            {showCount(days)}
          </button>
        ))}
      </div>
      {isWrong && (
        <p id={id} className="note" data-tone="bad" role="alert">
          {t('validation.integer')}
        </p>
      )}
    </div>
  );
};

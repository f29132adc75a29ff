import { useState, type ChangeEvent } from 'react';

import { toLatinDigits } from '../../../domain/base/fold.ts';
import {
  readTyped,
  typeDate,
  writeTyped,
  type DateStyle,
} from '../../../domain/import/typedDate.ts';
import { useLocalization } from '../texts/useLocalization.ts';

interface TypedDateOptions {
  /** As stored: `yyyy-MM-dd`, or an instant; empty, or text that is not a date yet. */
  value: string;
  onChange: (value: string) => void;
  withTime?: boolean;
}

/** Works with any text field. */
export const useTypedDate = ({ value, onChange, withTime = false }: TypedDateOptions) => {
  const { date_format, time_zone } = useLocalization();
  const style: DateStyle = { date_format, time_zone, withTime };
  const [typed, setTyped] = useState({ text: '', value: '' });
  // Keeps the typed text until the value changes from outside.
  const text = typed.text !== '' && typed.value === value ? typed.text : writeTyped(value, style);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const { value: entered, selectionEnd } = target;
    const isAtEnd = selectionEnd === entered.length && entered.length > text.length;
    const next = isAtEnd ? typeDate(entered, style) : toLatinDigits(entered);
    if (!isAtEnd && next !== entered) {
      // If React set the text, the caret would jump to its end.
      target.value = next;
      target.setSelectionRange(selectionEnd, selectionEnd);
    }
    const read = next.trim() === '' ? '' : (readTyped(next, style) ?? next);
    setTyped({ text: next, value: read });
    onChange(read);
  };

  return {
    style,
    isWrong: value !== '' && readTyped(writeTyped(value, style), style) === undefined,
    input: {
      value: text,
      onChange: change,
      autoComplete: 'off',
      inputMode: 'numeric' as const,
    },
    /** Normalizes the text on blur. */
    settle: () => setTyped({ text: '', value: '' }),
  };
};

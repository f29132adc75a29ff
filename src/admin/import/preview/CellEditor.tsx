import { useRef, useState, type KeyboardEvent } from 'react';

import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import { useTypedDate } from '../../kit/inputs/useTypedDate.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import type { ImportKind } from '../importKind.ts';
import { excerpt } from '../texts/excerpt.ts';
import type { Correcting } from './useCorrecting.ts';

import styles from './preview.module.css';

interface CellEditorProps {
  kind: ImportKind;
  entry: ImportEntry;
  correcting: Correcting;
  /** Called after Enter or Escape, to move the focus back to the cell. */
  onDone?: () => void;
}

/** Enter and blur save, Escape does not. */
export const CellEditor = ({ kind, entry, correcting, onDone }: CellEditorProps) => {
  const t = useT();
  const words = useWords();
  const { opened } = correcting;
  // After a key has closed the cell, the blur must not save it again.
  const isDone = useRef(false);
  if (!opened) return null;
  const { target, line } = opened;
  const rule = kind.table.fields[target];
  const isDate = rule?.kind === 'date' || rule?.kind === 'instant';
  const isRead = rule?.kind === 'choice' || (isDate && !entry.problems[target]);
  const first = isRead ? String(entry.record[target] ?? '') : opened.text;
  const save = (text: string) => (text === first ? correcting.close() : correcting.save(text));

  const shared = (text: string) => ({
    className: styles.editor,
    'aria-label': t('importing.plan.cellOf', { field: words.field(kind.resource, target), line }),
    autoFocus: true,
    onBlur: () => {
      if (!isDone.current) save(text);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // The dialog and the grid handle keys too.
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      isDone.current = true;
      if (event.key === 'Enter') save(text);
      else correcting.close();
      onDone?.();
    },
  });

  switch (rule?.kind) {
    case 'choice':
      return (
        <ChoiceEditor
          options={Object.keys(rule.choices)}
          label={(option) => words.value(kind.resource, target, option)}
          text={first}
          shared={shared}
        />
      );
    case 'date':
    case 'instant':
      return <DateEditor text={first} withTime={rule.kind === 'instant'} shared={shared} />;
    default:
      return <TextEditor text={first} shared={shared} />;
  }
};

interface EditorProps {
  text: string;
  shared: (text: string) => object;
}

const TextEditor = ({ text: first, shared }: EditorProps) => {
  const [text, setText] = useState(first);
  return (
    <input
      value={text}
      dir="auto"
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      {...shared(text)}
    />
  );
};

const DateEditor = ({ text: first, withTime, shared }: EditorProps & { withTime: boolean }) => {
  const [text, setText] = useState(first);
  const { input } = useTypedDate({ value: text, onChange: setText, withTime });
  return <input {...input} onFocus={(event) => event.target.select()} {...shared(text)} />;
};

interface ChoiceEditorProps extends EditorProps {
  options: readonly string[];
  label: (option: string) => string;
}

const ChoiceEditor = ({ text: first, options, label, shared }: ChoiceEditorProps) => {
  const [text, setText] = useState(first);
  return (
    <select value={text} onChange={(event) => setText(event.target.value)} {...shared(text)}>
      <option value="">—</option>
      {first !== '' && !options.includes(first) && <option value={first}>{excerpt(first)}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {label(option)}
        </option>
      ))}
    </select>
  );
};

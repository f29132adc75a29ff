import { useState } from 'react';

import { cellText, correctableField } from '../../../domain/import/corrections.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { ImportKind } from '../importKind.ts';
import type { Import } from '../useImport.ts';

interface OpenCell<Field extends string> {
  line: number;
  field: Field;
  /** The field whose text is retyped: to correct part of a plate, the whole plate is typed. */
  target: Field;
  text: string;
}

export const useCorrecting = <Field extends string>(
  kind: ImportKind<Field>,
  run: Import<Field>,
) => {
  const [opened, setOpened] = useState<OpenCell<Field>>();
  const { settings, isPlanned, correct } = run;

  const targetOf = (entry: ImportEntry<Field>, field: Field): Field | undefined =>
    settings && isPlanned && !entry.ragged
      ? correctableField(kind.table, settings.mapping, field)
      : undefined;

  return {
    opened,
    isOpen: (entry: ImportEntry<Field>, field: Field) =>
      opened?.line === entry.line && opened.field === field,
    canCorrect: (entry: ImportEntry<Field>, field: Field) => targetOf(entry, field) !== undefined,
    open: (entry: ImportEntry<Field>, field: Field) => {
      const target = targetOf(entry, field);
      if (target === undefined || !settings) return;
      const text = cellText(entry.raw, settings.mapping[target]);
      setOpened({ line: entry.line, field, target, text });
    },
    close: () => setOpened(undefined),
    save: (text: string) => {
      setOpened(undefined);
      if (opened && text.trim() !== opened.text)
        void correct(opened.line, opened.target, text.trim());
    },
  };
};

export type Correcting<Field extends string> = ReturnType<typeof useCorrecting<Field>>;

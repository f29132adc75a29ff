import { useState } from 'react';

import { cellText, correctableField } from '../../../domain/import/corrections.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import { columnsOf } from '../../../domain/import/importTable.ts';
import type { ImportKind } from '../importKind.ts';
import type { Import } from '../useImport.ts';

interface OpenCell {
  line: number;
  field: string;
  /** The field whose text is retyped: to correct part of a plate, the whole plate is typed. */
  target: string;
  text: string;
}

export const useCorrecting = (kind: ImportKind, run: Import) => {
  const [opened, setOpened] = useState<OpenCell>();
  const { settings, isPlanned, correct } = run;

  const targetOf = (entry: ImportEntry, field: string): string | undefined =>
    settings && isPlanned && !entry.ragged
      ? correctableField(kind.table, settings.mapping, field)
      : undefined;

  return {
    opened,
    isOpen: (entry: ImportEntry, field: string) =>
      opened?.line === entry.line && opened.field === field,
    canCorrect: (entry: ImportEntry, field: string) => targetOf(entry, field) !== undefined,
    open: (entry: ImportEntry, field: string) => {
      const target = targetOf(entry, field);
      if (target === undefined || !settings) return;
      const text = cellText(entry.raw, columnsOf(settings.mapping, target));
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

export type Correcting = ReturnType<typeof useCorrecting>;

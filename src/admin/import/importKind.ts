import type { ComponentType } from 'react';

import type { ImportTable } from '../../domain/import/importTable.ts';
import type { ImportPlan } from '../../domain/import/plan.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { RunCalls } from './run/runCalls.ts';

/** For each field that is another record or a branch. */
export type RecordNames = Record<string, readonly (readonly [string, number | string])[]>;

export type Failures = Readonly<Record<string, unknown>>;

type Entries = ImportPlan['entries'];

/** Asks about rows before they are sent. Resolves to the rows to send; undefined if the user goes back. */
export type AskFirst = (entries: Entries) => Promise<Entries | undefined>;

export interface ImportNoticesProps {
  plan: Pick<ImportPlan, 'entries' | 'csv'>;
  /** Takes what asks about the rows, if something does. */
  askBy: (ask: AskFirst | undefined) => void;
}

export interface ImportKind {
  resource: string;
  table: ImportTable;
  label: string;
  /** Whether an import may change stored records, not only add new ones. */
  mayUpdate: boolean;
  failed: MessageKey;
  /** Also why some failed to load, by field. */
  loadNames: () => Promise<{ names: RecordNames; failures: Failures }>;
  /** Every field of the record type, even those that no file has. */
  fields: readonly string[];
  /** New records are sent in one file, or one by one if the API takes no file. */
  addBy: 'file' | 'create';
  calls: RunCalls;
  /** What the record type has to say about a file before it is imported. */
  Notices?: ComponentType<ImportNoticesProps> | undefined;
}

import type { ExpiryKind } from '../domain/base/expiryKinds.ts';
import type { RecordForms } from './ar/forms.ts';
import type { en } from './en/index.ts';
import type { later } from './en/later.ts';
import type { dieselReports } from './en/pages/dieselReports.ts';
import type { importing } from './en/pages/import.ts';
import type { serverPages } from './en/pages/serverPages.ts';
import type { site } from './en/website/index.ts';
import type { RecordMessageKey } from './recordMessages.ts';

export type Messages = Widen<typeof en>;

export type LaterMessages = Widen<typeof later>;

export type ServerPageMessages = Widen<typeof serverPages>;

export type ReportMessages = { dieselReports: Widen<typeof dieselReports> };

export type ImportMessages = { importing: Widen<typeof importing> };

type Widen<T> = T extends string ? string : { [Key in keyof T]: Widen<T[Key]> };

type Keys<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Keys<T[Key]>}`;
}[keyof T & string];

type OwnMessages = Omit<Messages, 'ra'>;
type OwnLaterMessages = Omit<LaterMessages, 'ra'>;

/** The texts of a record type in Arabic: also the forms of its name that sentences need. */
export type ArabicRecordTexts<T extends RecordType> = (Messages['resources'] &
  LaterMessages['resources'])[T] & {
  forms: RecordForms;
};

export type SiteMessages = typeof site;

export type RecordType = keyof Messages['resources'] | keyof LaterMessages['resources'];

/** The key of one of our texts, such as `shell.loading`; a misspelt one does not compile. */
export type MessageKey =
  | Keys<OwnMessages>
  | Keys<OwnLaterMessages>
  | Keys<ImportMessages>
  | Keys<ReportMessages>
  | Keys<ServerPageMessages>
  | `resources.${RecordType}.${RecordMessageKey}`
  | `common.expiryKinds.${ExpiryKind}`;

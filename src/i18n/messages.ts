import type { en } from './en/index.ts';
import type { later } from './en/later.ts';
import type { RecordMessageKey } from './recordMessages.ts';

/** A catalogue of texts: a language that lacks one of them does not compile. */
export type Messages = Widen<typeof en>;

/** Where a part of the catalogue stands that is fetched later, such as `importing`. */
export type LaterTexts = keyof typeof later;

/** The texts of each such part. */
export type LaterMessages = {
  [Part in LaterTexts]: Widen<Awaited<ReturnType<(typeof later)[Part]>>>;
};

type Widen<T> = T extends string ? string : { [Key in keyof T]: Widen<T[Key]> };

type Keys<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Keys<T[Key]>}`;
}[keyof T & string];

type OwnMessages = Omit<Messages, 'ra'>;

type RecordTypeIn<Address> = Address extends `resources.${infer Name}` ? Name : never;

/** The record types that have texts. */
export type RecordType = RecordTypeIn<`resources.${keyof Messages['resources']}` | LaterTexts>;

/** The address of a text of ours, such as `shell.loading`; a misspelt one does not compile. */
export type MessageKey =
  | Keys<OwnMessages>
  | Keys<LaterMessages>
  | `resources.${RecordType}.${RecordMessageKey}`;

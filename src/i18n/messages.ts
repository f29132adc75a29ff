import type { en } from './en/index.ts';

/** A catalogue of texts: a language that lacks one of them does not compile. */
export type Messages = Widen<typeof en>;

type Widen<T> = T extends string ? string : { [Key in keyof T]: Widen<T[Key]> };

type Keys<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Keys<T[Key]>}`;
}[keyof T & string];

type OwnMessages = Omit<Messages, 'ra'>;

/** The address of a text of ours, such as `shell.loading`; a misspelt one does not compile. */
export type MessageKey = Keys<OwnMessages>;

/** The record types that have texts. */
export type RecordType = keyof Messages['resources'];

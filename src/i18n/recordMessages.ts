/** The texts that every record type has under the same keys, for the screens that all share. */
export interface RecordMessages {
  /** Singular |||| plural. */
  name: string;
  page: { list: string; create: string; edit: string };
  actions: { add: string; addFirst: string };
  empty: { title: string; invite: string };
  summary: { label: string; failed: string };
  failed: {
    load: string;
    /** The server refused what was given. */
    addRefused: string;
    /** The server could not be reached, or broke. */
    addLost: string;
    saveRefused: string;
    saveLost: string;
    delete: string;
    deleteMany: string;
    updateMany: string;
  };
  /** Filled in from the record's own fields. */
  delete: { title: string; content: string };
  deleteMany: { title: string; content: string };
  updateMany: { title: string; content: string; count: string };
  notifications: { created: string; updated: string; deleted: string };
}

type Keys<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Keys<T[Key]>}`;
}[keyof T & string];

/** The address of such a text within the texts of its record type, such as `failed.load`. */
export type RecordMessageKey = Keys<RecordMessages>;

import type { Kysely } from 'kysely';

// Tables follow from declarations at run time, so that no static type describes them.
// oxlint-disable-next-line typescript/no-explicit-any
export type Db = Kysely<any>;

import type { ResourceName } from './resources.ts';

export type Value = string | number | boolean | null;

/** What rows must have, as data that a database can test too. */
export type Condition =
  | { field: string; oneOf: readonly Value[] }
  /** An empty field has none of them, unless null is among them. */
  | { field: string; noneOf: readonly Value[] }
  /** Both inclusive; never an empty field. */
  | { field: string; from?: string | number; to?: string | number }
  | { any: readonly (readonly Condition[])[] }
  /** The last of those that meet conditions and have the same values of some fields. */
  | { lastOf: readonly string[]; among: readonly Condition[] }
  /** Whether rows of another type name this one. */
  | { namedBy: ResourceName; in: string; exists: boolean };

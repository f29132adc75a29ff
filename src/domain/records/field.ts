import type { BranchId } from '../base/branch.ts';
import type { IsoDate } from '../base/dates.ts';
import type { Check, PlainCode } from '../base/validation.ts';
import type { ExpiryKind } from './expiry.ts';
import type { ResourceName } from './resources.ts';

/** A status colour, by meaning. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral';

/** Only records whose `field` has the value `is` have the field at all. */
export interface Condition {
  field: string;
  is: string;
  /** The problem reported for any other record with a value in it. */
  otherwise: PlainCode;
}

interface Options {
  /** The list's search covers it. */
  search?: boolean;
  /** False for a part of another column, or for what users need not see. */
  column?: boolean;
  /** False if it has a filter of its own. */
  filter?: boolean;
  when?: Condition;
  readOnly?: boolean;
  writeOnly?: boolean;
}

/** Carries the value's type in a property that never exists at run time. */
interface Holds<Value> {
  readonly holds?: { value: Value };
}

type Filled<Value, Required> = Required extends true ? Value : Value | null;

interface TextOptions extends Options {
  max?: number;
  multiline?: boolean;
  /** The initial value in a new record's form. */
  initial?: string;
  /** A `picture` is a data URL of a PNG or JPEG. */
  format?: 'email' | 'phone' | 'trn' | 'website' | 'picture';
  /** Goes before the check of the format. */
  check?: Check;
  /** Known values, which a server may spell otherwise. */
  words?: readonly string[];
  /** Arabic digits are read as 0–9. */
  latinDigits?: boolean;
  capitals?: boolean;
}
export interface TextField<Required extends boolean = boolean>
  extends TextOptions, Holds<Filled<string, Required>> {
  kind: 'text';
  required?: Required;
}

export const text = <const Required extends boolean = false>(
  options: TextOptions & { required?: Required } = {},
): TextField<Required> => ({ kind: 'text', ...options });

interface ChoiceOptions<Option extends string, Also extends string> extends Options {
  required?: boolean;
  tones?: Readonly<Partial<Record<Option, Tone>>>;
  /** The initial value in a new record's form; it may be cleared. */
  initial?: Option;
  /** The options of a record that is no longer in service: its expiry dates ask for nothing. */
  outOfService?: readonly Option[];
  /** Filter values besides the options, such as `inactive` for all that are not `active`. */
  also?: Readonly<Record<Also, { not: Option }>>;
}
export interface SelectField<
  Option extends string = string,
  Value extends string | null = string | null,
  Also extends string = string,
>
  extends Omit<ChoiceOptions<Option, Also>, never>, Holds<Value> {
  kind: 'select';
  options: readonly Option[];
  /** A field with a default is never empty. */
  default?: Option;
}

/** One of a few stored values. With a default, or required, it is never null. */
export function select<const Option extends string, const Also extends string = never>(
  options: readonly Option[],
  more: ChoiceOptions<NoInfer<Option>, Also> &
    ({ default: NoInfer<Option> } | { required: true; default?: undefined }),
): SelectField<Option, Option, Also>;
export function select<const Option extends string, const Also extends string = never>(
  options: readonly Option[],
  more?: ChoiceOptions<NoInfer<Option>, Also> & { default?: undefined; required?: false },
): SelectField<Option, Option | null, Also>;
export function select(options: readonly string[], more: object = {}): SelectField {
  return { kind: 'select', options, ...more };
}

interface FlagField<Required extends boolean = boolean>
  extends Options, Holds<Filled<boolean, Required>> {
  kind: 'flag';
  required?: Required;
  /** The initial value in a new record's form. */
  initial?: boolean;
}

export const flag = <const Required extends boolean = false>(
  options: Options & { required?: Required; initial?: boolean } = {},
): FlagField<Required> => ({ kind: 'flag', ...options });

/** `unitPrice` is money per litre. */
export type Unit = 'litres' | 'money' | 'unitPrice';

interface NumberOptions extends Options {
  min?: number;
  max?: number;
  /** Shown with thousands separators. */
  grouped?: boolean;
  /** What it is an amount of: shown with the unit, and with thousands separators. */
  unit?: Unit;
  /** It is the id of a record of one of these types, by what the field `by` has. */
  refersTo?: { by: string; types: Readonly<Record<string, ResourceName>> };
  /** A value below that of this field is refused. */
  notBelow?: { field: string; otherwise: PlainCode };
}
export interface NumberField<
  Required extends boolean = boolean,
  Kind extends 'integer' | 'decimal' = 'integer' | 'decimal',
>
  extends NumberOptions, Holds<Filled<number, Required>> {
  kind: Kind;
  required?: Required;
}

export const integer = <const Required extends boolean = false>(
  options: NumberOptions & { required?: Required } = {},
): NumberField<Required, 'integer'> => ({ kind: 'integer', ...options });

export const decimal = <const Required extends boolean = false>(
  options: NumberOptions & { required?: Required } = {},
): NumberField<Required, 'decimal'> => ({ kind: 'decimal', ...options });

export interface DayField<
  Required extends boolean = boolean,
  Expiry extends ExpiryKind | undefined = ExpiryKind | undefined,
>
  extends Options, Holds<Filled<IsoDate, Required>> {
  kind: 'day';
  required?: Required;
  /** What expires on that day; list, bell and dashboards then follow it. */
  expiry?: Expiry;
  /** Another field whose value narrows down the kind of expiry: that kind's days then apply. */
  expiryBy?: { field: string; kinds: Readonly<Partial<Record<string, ExpiryKind>>> };
  /**
   * Every driver or vehicle of the type needs it to drive, or every one of the type that the record is linked
   * to: without a date there is something to check.
   */
  needed?: boolean;
}

/** A day without a time, `yyyy-MM-dd`. It is never converted between time zones. */
export const calendarDay = <
  const Required extends boolean = false,
  const Expiry extends ExpiryKind | undefined = undefined,
>(
  options: Omit<DayField<Required, Expiry>, 'kind' | 'holds'> = {},
): DayField<Required, Expiry> => ({ kind: 'day', ...options });

interface InstantOptions extends Options {
  /** A new record's form starts with the moment it is opened. */
  initial?: 'now';
}
interface InstantField<Required extends boolean = boolean>
  extends InstantOptions, Holds<Filled<string, Required>> {
  kind: 'instant';
  required?: Required;
}

/** A moment in UTC, as `2026-11-21T08:30:00Z`. */
export const instant = <const Required extends boolean = false>(
  options: InstantOptions & { required?: Required } = {},
): InstantField<Required> => ({ kind: 'instant', ...options });

interface RelationshipOptions extends Options {
  /** The field with its name, by which a server may know it instead. */
  named?: string;
  /** No two records refer to the same one, which is free again once this record is deleted. */
  exclusive?: boolean;
}
interface RelationshipField<Required extends boolean = boolean>
  extends RelationshipOptions, Holds<Filled<number, Required>> {
  kind: 'relationship';
  required?: Required;
  reference: ResourceName;
}

export const relationship = <const Required extends boolean = false>(
  reference: ResourceName,
  options: RelationshipOptions & { required?: Required } = {},
): RelationshipField<Required> => ({ kind: 'relationship', reference, ...options });

export interface BranchField<Required extends boolean = boolean>
  extends Options, Holds<Filled<BranchId, Required>> {
  kind: 'branch';
  required?: Required;
}

/** A branch of the company, by the id that the server's rows have: number or name. */
export const branch = <const Required extends boolean = false>(
  options: Options & { required?: Required } = {},
): BranchField<Required> => ({ kind: 'branch', ...options });

export type Field =
  | TextField
  | SelectField
  | FlagField
  | NumberField
  | DayField
  | InstantField
  | RelationshipField
  | BranchField;

/** A field that only the server sets: in no form, no body and no import. */
export const readOnly = <F extends Field>(field: F): F & { readOnly: true } => ({
  ...field,
  readOnly: true,
});

/** A field that is sent and never read back: a password. Blanks at its ends are part of it. */
export const writeOnly = <F extends Field>(field: F): F & { writeOnly: true } => ({
  ...field,
  writeOnly: true,
});

export type ValueOf<F extends Field> = NonNullable<F['holds']>['value'];

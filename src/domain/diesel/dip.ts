import { typedNumber } from '../base/typedNumber.ts';
import { isEmpty, numberFrom, problemsOf, required, type Problems } from '../base/validation.ts';

/** The inner dimensions that describe each form of tank; the last one is its depth. */
export const TANK_DIMENSIONS = {
  upright: ['diameter', 'height'],
  lying: ['length', 'diameter'],
  box: ['length', 'width', 'height'],
} as const;
export type TankForm = keyof typeof TANK_DIMENSIONS;
export type TankDimension = (typeof TANK_DIMENSIONS)[TankForm][number];
export const TANK_FORMS = Object.keys(TANK_DIMENSIONS) as TankForm[];

/** Centimetres. */
type Sizes = Readonly<Partial<Record<TankDimension | 'dip', number>>>;

const segment = (radius: number, height: number): number =>
  radius ** 2 * Math.acos(1 - height / radius) -
  (radius - height) * Math.sqrt(height * (2 * radius - height));

const VOLUMES: Readonly<Record<TankForm, (sizes: Required<Sizes>) => number>> = {
  upright: ({ diameter, dip }) => (Math.PI / 4) * diameter ** 2 * dip,
  lying: ({ diameter, length, dip }) => segment(diameter / 2, dip) * length,
  box: ({ length, width, dip }) => length * width * dip,
};

/** In millilitres: one fills a cubic centimetre. */
export const dipMillilitres = (form: TankForm, sizes: Sizes): number =>
  Math.round(VOLUMES[form]({ diameter: 0, length: 0, width: 0, height: 0, dip: 0, ...sizes }));

/** The centimetres between two marks of the stick, by the decimals that were read: 165 or 165.5. */
const graduationOf = (dip: number): number => 10 ** -(String(dip).split('.')[1]?.length ?? 0);

/**
 * The litres rounded to a power of ten that is no finer than one graduation, never more than the
 * tank holds, and the millilitres of one graduation at this depth.
 */
const readable = (form: TankForm, sizes: Sizes, depth: number) => {
  const { dip = 0 } = sizes;
  const half = graduationOf(dip) / 2;
  const at = (cm: number) =>
    dipMillilitres(form, { ...sizes, dip: Math.min(depth, Math.max(0, cm)) });
  const graduationMl = at(dip + half) - at(dip - half);
  const step = 10 ** Math.floor(Math.log10(Math.max(1, graduationMl)));
  const most = Math.floor(at(depth) / step) * step;
  return { ml: Math.min(most, Math.round(at(dip) / step) * step), graduationMl };
};

type DipDraft = Readonly<Partial<Record<TankDimension | 'dip', string>>>;

const MIN_CM = 1;
const MAX_CM = 5000;

/**
 * In millilitres, for the dip and for one graduation of the stick; or what is wrong with the dip or
 * a dimension.
 */
export const countByDip = (
  form: TankForm,
  draft: DipDraft,
): { ml?: number; graduationMl?: number; problems: Problems<TankDimension | 'dip'> } => {
  const names = [...TANK_DIMENSIONS[form], 'dip'] as const;
  const sizes: Sizes = Object.fromEntries(
    names.map((name) => [name, typedNumber(draft[name] ?? '')]),
  );
  const deep = names.at(-2);
  const depth = (deep && sizes[deep]) ?? MAX_CM;
  const typed = names.map((name) => {
    const text = draft[name] ?? '';
    return [name, isEmpty(text) ? undefined : (sizes[name] ?? text)];
  });
  const problems = problemsOf<TankDimension | 'dip'>(
    Object.fromEntries(
      names.map((name) => {
        const [from, to] = name === 'dip' ? [0, Math.max(0, depth)] : [MIN_CM, MAX_CM];
        return [name, [required, numberFrom(from, to)]];
      }),
    ),
    Object.fromEntries(typed),
  );
  return Object.keys(problems).length > 0
    ? { problems }
    : { ...readable(form, sizes, depth), problems };
};

/** With how it was counted: by dip, and without seeing the book first. */
export interface KnownTank extends Readonly<Partial<Record<TankDimension, string>>> {
  isDip: boolean;
  isBlind: boolean;
  form: TankForm;
}

const isForm = (value: unknown): value is TankForm =>
  (TANK_FORMS as readonly unknown[]).includes(value);

/** From untrusted storage. */
export const readTank = (kept: unknown): KnownTank => {
  const values: Readonly<Record<string, unknown>> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const text = (name: TankDimension) => {
    const value = values[name];
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return {
    isDip: values['isDip'] === true,
    isBlind: values['isBlind'] === true,
    form: isForm(values['form']) ? values['form'] : 'lying',
    ...text('diameter'),
    ...text('length'),
    ...text('width'),
    ...text('height'),
  };
};

import { cleanPlate, cleanValues, newBody, type Values } from '../records/recordValues.ts';
import { DEFAULT_TRAILER_STATUS, TRAILER_NUMBERS, type TrailerField } from './trailer.ts';
import { isRefrigerated, TEMPERATURES, trailerChecks } from './trailerChecks.ts';

/** What the add form starts with. */
export const NEW_TRAILER = { status: DEFAULT_TRAILER_STATUS, load_state: 'empty' } as const;

/** The fields that the specification names; the call that adds a trailer always carries them. */
const ALWAYS = [
  'trailer_number',
  'type',
  'model',
  'color',
  'tir_number',
  'registration_expiry',
  'load_state',
  'status',
] as const satisfies TrailerField[];

/**
 * What a form holds, as it is stored: trimmed, null where empty, numbers as numbers. A trailer that
 * is said to be of another type than refrigerated loses its temperature range.
 */
export const trailerValues = <T extends Values<TrailerField>>(values: T): T => {
  const cleaned = cleanPlate(cleanValues(values, TRAILER_NUMBERS));
  if (!('type' in cleaned) || isRefrigerated(cleaned)) return cleaned;
  return { ...cleaned, ...Object.fromEntries(TEMPERATURES.map((field) => [field, null])) };
};

/** The body of the call that adds a trailer. */
export const newTrailerValues = (values: Values<TrailerField>): Values<TrailerField> =>
  newBody<TrailerField>(
    trailerValues(values),
    ALWAYS,
    Object.keys(trailerChecks) as TrailerField[],
  );

import { isEmpty } from '../base/validation.ts';
import type { Plate, PlateSource } from './plate.ts';
import { plateSourceWords } from './plateSources.ts';

// A form's empty field and a server's missing one are undefined.
const joined = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => !isEmpty(part)).join(' ');

/** With all its parts, such as `Dubai Transport K 12345`; empty if there is none. */
export const formatPlate = (
  { plate_emirate, plate_category, plate_code, plate_number }: Plate,
  nameOf: (source: PlateSource) => string = (source) => source,
): string => {
  const source = plate_emirate ? nameOf(plate_emirate) : '';
  const rest = joined([plate_category, plate_code, plate_number]);
  // Beside an Arabic name the code still comes left of the number, as on the plate.
  return joined([source, rest && /\p{Script=Arabic}/u.test(source) ? `\u2066${rest}\u2069` : rest]);
};

/** Without the category, as people say it: `Dubai K 12345`. */
export const shortPlate = (plate: Plate, nameOf?: (source: PlateSource) => string): string =>
  formatPlate({ ...plate, plate_category: null }, nameOf);

/** In every way that people type it in a search: `DXB K 12345`, `Dubai K12345`, `K-12345`. */
export const plateSearchText = (plate: Plate): string => {
  const { plate_emirate, plate_code, plate_number } = plate;
  if (!plate_number) return '';
  const digits = [`${plate_code ?? ''} ${plate_number}`, `${plate_code ?? ''}${plate_number}`];
  const sources = plate_emirate ? [plate_emirate, ...plateSourceWords(plate_emirate)] : [''];
  return [
    formatPlate(plate),
    ...sources.flatMap((source) => digits.map((text) => `${source} ${text.trim()}`)),
    `${plate_code ?? ''}-${plate_number}`,
  ].join('\n');
};

/** Seven emirates and other Gulf states. */
export const PLATE_SOURCES = [
  'Abu Dhabi',
  'Dubai',
  'Sharjah',
  'Ajman',
  'Umm Al Quwain',
  'Ras Al Khaimah',
  'Fujairah',
  'Oman',
  'Saudi Arabia',
  'Bahrain',
  'Kuwait',
  'Qatar',
] as const;
export type PlateSource = (typeof PLATE_SOURCES)[number];

export interface Plate {
  plate_emirate: PlateSource | null;
  /** Private, commercial, transport and the like; Abu Dhabi numbers its categories. */
  plate_category: string | null;
  plate_code: string | null;
  plate_number: string | null;
}
export type PlateField = keyof Plate;

export const PLATE_FIELDS = [
  'plate_emirate',
  'plate_category',
  'plate_code',
  'plate_number',
] as const satisfies readonly PlateField[];

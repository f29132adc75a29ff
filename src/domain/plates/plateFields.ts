import { select, text } from '../records/field.ts';
import type { RecordRule } from '../records/recordType.ts';
import { PLATE_SOURCES, type Plate } from './plate.ts';
import { plateProblems } from './plateChecks.ts';
import { plateHolder, plateKey } from './plateKey.ts';
import { cleanPlate, plateSearchText } from './plateText.ts';

export const plateFields = {
  plate_emirate: select(PLATE_SOURCES, { column: false }),
  plate_category: text({ max: 50, column: false }),
  plate_code: text({ max: 10, latinDigits: true, column: false }),
  plate_number: text({ max: 10, latinDigits: true, column: false }),
};

export const plateRule: RecordRule<typeof plateFields, Plate & { id: number }> = {
  problems: plateProblems,
  clean: cleanPlate,
  searchText: plateSearchText,
  unique: {
    field: 'plate_number',
    keyOf: plateKey,
    code: 'plateTaken',
    holder: (rows, draft, ownId) => plateHolder(rows, draft, ownId),
  },
};

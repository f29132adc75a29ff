import type { ReactNode } from 'react';

/** A form's fields and values in the user's words; undefined for those of the record type. */
export interface FieldTexts {
  label?: (field: string) => string | undefined;
  value: (field: string, value: unknown) => ReactNode;
}

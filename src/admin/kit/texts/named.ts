import { ownName } from '../../../domain/base/formats.ts';
import { isolate } from '../../../i18n/fill.ts';

interface Named {
  /** A name, which several people may share, or a number. */
  label: string;
  /** The company's own ID of a person. */
  code?: string | null;
  label_ar?: string;
}

/** A person always with their ID, as fleets have namesakes. */
export const named = (whom: Named): string => {
  const name = isolate(ownName(whom, 'label'));
  return whom.code ? `${name} (${isolate(whom.code)})` : name;
};

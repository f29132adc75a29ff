import { ownName, readsArabic } from '../../../domain/base/formats.ts';
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
  const own = ownName(whom, 'label');
  // What a sentence isolates takes the direction of its first letter that is not isolated itself.
  const name = readsArabic() ? own : isolate(own);
  return whom.code ? `${name} (${isolate(whom.code)})` : name;
};

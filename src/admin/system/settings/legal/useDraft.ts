import { useRemoveFromStore, useStore } from 'react-admin';
import type { Identifier } from 'react-admin';

import type { LegalText } from '../../../../domain/settings/legal.ts';

export interface LegalDraft extends LegalText {
  /** When it was kept, an instant in UTC. */
  at: string;
}

/** Keys that begin so are forgotten when the user signs out (userStore.ts). */
const keyOf = (id: Identifier | undefined) => `draft.legal.${id ?? 'new'}`;

/** What was typed into a document's form and not saved yet, kept in this browser. */
export const useDraft = (id: Identifier | undefined) => {
  const key = keyOf(id);
  const [draft, keep] = useStore<LegalDraft | undefined>(key);
  const remove = useRemoveFromStore(key);
  return { draft, keep, forget: () => remove() };
};

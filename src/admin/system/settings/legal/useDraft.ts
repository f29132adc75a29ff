import { useRemoveFromStore, useStore } from 'react-admin';
import type { Identifier } from 'react-admin';

import type { LegalText } from '../../../../domain/settings/legal.ts';

export interface LegalDraft extends LegalText {
  /** When it was saved, in UTC. */
  at: string;
}

/** Keys with this prefix are removed on sign-out (userStore.ts). */
const keyOf = (id: Identifier | undefined) => `draft.legal.${id ?? 'new'}`;

/** The unsaved draft of a document, kept in this browser. */
export const useDraft = (id: Identifier | undefined) => {
  const key = keyOf(id);
  const [draft, keep] = useStore<LegalDraft | undefined>(key);
  const remove = useRemoveFromStore(key);
  return { draft, keep, forget: () => remove() };
};

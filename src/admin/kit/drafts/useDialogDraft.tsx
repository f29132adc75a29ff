import { useCallback, useEffect, useRef } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { Leaving } from '../formState/leaving.ts';
import { useT } from '../texts/useT.ts';
import { useSession } from '../useSession.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { keepDraft, type Draft } from './draftStore.ts';
import { useDraft } from './useDraft.ts';

interface DialogDraft<Typed extends object, Started extends object> {
  /** The same on each visit. */
  name: string;
  isOpen?: boolean;
  /** Undefined as long as nothing is typed. */
  typed: Typed | undefined;
  /** What the server had when the user began. */
  started?: Started;
  onRestore: (typed: Typed, started: Started) => void;
}

const keep = (name: string, content: string) =>
  keepDraft(name, { ...(JSON.parse(content) as Omit<Draft, 'at'>), at: Date.now() });

/** Keeps what is typed into a dialog whose fields are no form of react-hook-form, as `Drafts` does for forms. */
export const useDialogDraft = <Typed extends object, Started extends object = object>({
  name,
  isOpen,
  typed,
  started,
  onRestore,
}: DialogDraft<Typed, Started>) => {
  const t = useT();
  const token = useSession()?.token;
  const { found, drop, keepSoon, settle } = useDraft(name, isOpen);
  const content = typed && JSON.stringify({ typed, started });
  const latest = useRef(content);
  /** What the page that is about to be reloaded leaves behind. */
  const left = useRef<string>(undefined);

  useEffect(() => {
    const isCleared = latest.current !== undefined && content === undefined;
    latest.current = content;
    if (!token) return undefined;
    if (isCleared) drop();
    return content === undefined ? undefined : keepSoon(() => keep(name, content));
  }, [name, content, token, drop, keepSoon]);

  const reload = async () => {
    if (content !== undefined && (await keep(name, content))) left.current = content;
    window.location.reload();
  };
  const isNews = found !== undefined && JSON.stringify(found.typed) !== JSON.stringify(typed);
  return {
    offer: isNews && (
      <DraftOffer
        at={found.at}
        onRestore={() => {
          onRestore(found.typed as Typed, found.started as Started);
          settle();
        }}
        onDiscard={() => {
          drop();
          settle();
          if (content !== undefined) void keep(name, content);
        }}
      />
    ),
    /** For what is sent or discarded. */
    drop,
    reload: () => void reload(),
    /** In place of the failure, where a new version of the app was the reason. */
    outdated: (error: unknown): string | undefined =>
      isApiError(error, 'outdated') ? t('editing.draft.outdated') : undefined,
    leaving: useCallback(
      (): Leaving =>
        left.current !== undefined && left.current === latest.current ? 'free' : 'loses',
      [],
    ),
  };
};

import { useCallback, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { sameValue } from '../../../dataProvider/rows/rows.ts';
import { pick } from '../../../domain/base/pick.ts';
import type { FormBase } from '../formState/formBase.ts';
import { useT } from '../texts/useT.ts';
import { Button } from '../ui/Button.tsx';
import { useSession } from '../useSession.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { dropDraft, keepDraft, type Draft } from './draftStore.ts';
import { useDraft } from './useDraft.ts';

/** Files and the like cannot be kept. */
const isPlain = (value: unknown): boolean =>
  value === null || Array.isArray(value) || typeof value !== 'object';

export interface DraftsProps {
  /** The form's name; the same on each visit. */
  name: string;
  /** Passwords and the like, which are never kept. */
  secrets: readonly string[];
  isNew: boolean;
  base: FormBase;
}

/** Keeps what is typed into the form, and offers what was left from an earlier visit. */
const Drafts = ({ name, secrets, isNew, base }: DraftsProps) => {
  const t = useT();
  const token = useSession()?.token;
  const { control } = useFormContext();
  const values = useWatch({ control });
  const { found, drop, keepSoon, settle } = useDraft(name);
  const hasKept = useRef(false);

  /** With the older draft, as long as that is offered. */
  const keepBeside = useCallback(
    async (offered: Draft | undefined) => {
      const edited = base.edited();
      const kept = Object.keys(edited).filter(
        (field) => !secrets.includes(field) && isPlain(edited[field]),
      );
      const isAll = kept.length === Object.keys(edited).length;
      if (kept.length > 0 || (offered && hasKept.current)) {
        hasKept.current = true;
        const isStored = await keepDraft(name, {
          typed: { ...offered?.typed, ...pick(edited, kept) },
          started: isNew ? undefined : { ...offered?.started, ...pick(base.start(), kept) },
          at: Date.now(),
        });
        return isStored === true && isAll;
      }
      if (hasKept.current) {
        hasKept.current = false;
        await dropDraft(name);
      }
      return isAll;
    },
    [name, secrets, isNew, base],
  );
  const keep = useCallback(() => keepBeside(found), [keepBeside, found]);

  useEffect(() => {
    let kept: string | undefined;
    const reload = async () => {
      const edited = JSON.stringify(base.edited());
      if (await keep()) kept = edited;
      window.location.reload();
    };
    Object.assign(base.draft, {
      isKept: () => kept === JSON.stringify(base.edited()),
      reload: (
        <>
          {t('editing.draft.outdated')}{' '}
          <Button onClick={() => void reload()}>{t('shell.screens.error.reload')}</Button>
        </>
      ),
    } satisfies typeof base.draft);
  }, [base, keep, t]);

  useEffect(() => (token ? keepSoon(keep) : undefined), [values, token, keep, keepSoon]);
  useEffect(() => base.whenSaved(drop), [base, drop]);

  const news = Object.keys(found?.typed ?? {}).filter(
    (field) => !sameValue(found?.typed[field], base.start()[field]),
  );
  if (!found || news.length === 0) return null;
  return (
    <DraftOffer
      at={found.at}
      onRestore={() => {
        base.restore(pick(found.typed, news), pick(found.started ?? base.start(), news));
        settle();
      }}
      onDiscard={() => {
        drop();
        settle();
        void keepBeside(undefined);
      }}
    />
  );
};

export default Drafts;

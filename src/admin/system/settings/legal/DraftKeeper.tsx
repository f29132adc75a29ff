import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import type { LegalDocument, LegalText } from '../../../../domain/settings/legal.ts';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { useIsUnsaved } from '../../../kit/form/GuardedForm.tsx';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { useDraft } from './useDraft.ts';

/** The debounce before a draft is saved, in milliseconds. */
const PAUSE = 400;

/** Saves a draft while the user types, and offers one left from an earlier visit. */
export const DraftKeeper = () => {
  const t = useT();
  const instantText = useInstantText();
  const record = useRecordContext<LegalDocument>();
  const { setValue } = useFormContext<LegalText>();
  const [title, content] = useWatch<LegalText, ['title', 'content']>({
    name: ['title', 'content'],
  });
  // The editor turns a missing text into an empty one, which is no change.
  const isUnsaved = useIsUnsaved()();
  const { draft, keep, forget } = useDraft(record?.id);
  // Read once, so that the form is not offered its own draft.
  const [found, setFound] = useState(draft);

  useEffect(() => {
    if (!isUnsaved) return;
    const timer = setTimeout(
      () => keep({ title: title ?? '', content: content ?? '', at: new Date().toISOString() }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [isUnsaved, title, content, keep]);

  const restore = () => {
    if (!found) return;
    for (const field of ['title', 'content'] as const) {
      setValue(field, found[field], { shouldDirty: true });
    }
    setFound(undefined);
  };
  const discard = () => {
    forget();
    setFound(undefined);
  };

  const isNews = found && (found.title !== record?.title || found.content !== record?.content);
  if (found && isNews) {
    return (
      <Alert
        tone="info"
        action={
          <div>
            <Button onClick={restore}>{t('resources.admin/settings/legal.draft.restore')}</Button>
            <Button onClick={discard}>{t('resources.admin/settings/legal.draft.discard')}</Button>
          </div>
        }
      >
        {t('resources.admin/settings/legal.draft.found', { at: instantText(found.at) })}
      </Alert>
    );
  }
  return isUnsaved && draft ? (
    <Muted role="status">{t('resources.admin/settings/legal.draft.kept')}</Muted>
  ) : null;
};

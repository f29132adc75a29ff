import { Eye as PreviewIcon } from 'lucide-react';
import { Suspense, useState, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { ownName } from '../../../../domain/base/formats.ts';
import type { LegalText } from '../../../../domain/settings/legal.ts';
import { isolate } from '../../../../i18n/fill.ts';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { lazyScreen } from '../../../kit/lazyScreen.ts';
import { PageDialog } from '../../../kit/page/PageDialog.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { SafeHtml } from './SafeHtml.tsx';

import styles from './legal.module.css';

const ContentEditor = lazyScreen(() => import('./ContentEditor.tsx'), { withMui: true });

export const LegalForm = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <RestoredVersion />
    <div className={styles.english}>
      <RecordInput source="title" autoFocus={isNew} />
    </div>
    <Content source="content" />
    <RecordInput source="title_ar" />
    <Content source="content_ar" />
    <PreviewButton />
  </>
);

const Content = ({ source }: { source: 'content' | 'content_ar' }) => (
  <Suspense fallback={<div className="loading" />}>
    <ContentEditor source={source} />
  </Suspense>
);

const PreviewButton = () => {
  const t = useT();
  const { getValues } = useFormContext<LegalText>();
  const [shown, setShown] = useState<LegalText>();
  const title =
    (shown && ownName(shown, 'title')) || t('resources.admin/settings/legal.preview.untitled');
  return (
    <div>
      <Button look="outlined" onClick={() => setShown(getValues())}>
        <PreviewIcon aria-hidden="true" />
        {t('resources.admin/settings/legal.preview.open')}
      </Button>
      {shown && (
        <PageDialog
          title={t('resources.admin/settings/legal.preview.title', { title: isolate(title) })}
          onClose={() => setShown(undefined)}
          isNarrow
        >
          <SafeHtml html={ownName(shown, 'content')} />
        </PageDialog>
      )}
    </div>
  );
};

/** Fills the form with the earlier version that the user has chosen to restore; saving stores it. */
const RestoredVersion = () => {
  const { setValue } = useFormContext<LegalText>();
  const state = useLocation().state as { record?: LegalText } | null;
  const restored = state?.record;
  useEffect(() => {
    if (!restored) return;
    for (const field of ['title', 'content', 'title_ar', 'content_ar'] as const) {
      // A server may keep no Arabic of earlier versions.
      if (restored[field] === undefined) continue;
      setValue(field, restored[field] ?? '', { shouldDirty: true });
    }
  }, [restored, setValue]);
  return null;
};

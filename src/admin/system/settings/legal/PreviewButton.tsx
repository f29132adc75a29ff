import { Button } from '@mui/material';
import { Eye as PreviewIcon } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import type { LegalText } from '../../../../domain/settings/legal.ts';
import { PageDialog } from '../../../kit/page/PageDialog.tsx';
import { isolate } from '../../../kit/texts/isolate.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { SafeHtml } from './SafeHtml.tsx';

/** Previews the form's content as readers will see it. */
export const PreviewButton = () => {
  const t = useT();
  const { getValues } = useFormContext<LegalText>();
  const [shown, setShown] = useState<LegalText>();
  const title = shown?.title || t('resources.admin/settings/legal.preview.untitled');
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<PreviewIcon />}
        onClick={() => setShown(getValues())}
      >
        {t('resources.admin/settings/legal.preview.open')}
      </Button>
      {shown && (
        <PageDialog
          title={t('resources.admin/settings/legal.preview.title', { title: isolate(title) })}
          onClose={() => setShown(undefined)}
        >
          <SafeHtml html={shown.content ?? ''} />
        </PageDialog>
      )}
    </>
  );
};

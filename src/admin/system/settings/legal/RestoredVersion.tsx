import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import type { LegalText } from '../../../../domain/settings/legal.ts';

/** Fills the form with the earlier version that the user has chosen to restore; saving stores it. */
export const RestoredVersion = () => {
  const { setValue } = useFormContext<LegalText>();
  const state = useLocation().state as { record?: LegalText } | null;
  const restored = state?.record;
  useEffect(() => {
    if (!restored) return;
    for (const field of ['title', 'content', 'title_ar', 'content_ar'] as const)
      setValue(field, restored[field] ?? '', { shouldDirty: true });
  }, [restored, setValue]);
  return null;
};

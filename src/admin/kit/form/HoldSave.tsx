import { useEffect } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';

import { useT } from '../texts/useT.ts';
import { useRetryWait } from '../ui/useRetryWait.ts';

const HELD = 'root.held';

/** Keeps the form's save button from being pressed for as long as the server asks to wait. */
const HoldSave = ({ error }: { error: unknown }) => {
  const t = useT();
  const form = useFormContext() as UseFormReturn | null;
  const seconds = useRetryWait(error);
  useEffect(() => {
    if (seconds > 0) form?.setError(HELD, { message: t('common.retryIn', { seconds }) });
    else form?.clearErrors(HELD);
  }, [form, seconds, t]);
  useEffect(() => () => form?.clearErrors(HELD), [form]);
  return null;
};

export default HoldSave;

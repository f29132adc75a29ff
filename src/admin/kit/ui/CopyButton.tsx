import { Check as DoneIcon, Copy as CopyIcon } from 'lucide-react';
import { useState } from 'react';

import { useT } from '../texts/useT.ts';
import { Button } from './Button.tsx';

/** Copies a text and says so on itself, where nothing that is still needed is covered. */
export const CopyButton = ({ text }: { text: string }) => {
  const t = useT();
  /** The text that was copied; another one has not been. */
  const [done, setDone] = useState<{ text: string; isCopied: boolean }>();
  const told = done?.text === text ? done : undefined;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setDone({ text, isCopied: true }),
      () => setDone({ text, isCopied: false }),
    );
  return (
    <>
      <Button look="outlined" onClick={copy}>
        {told?.isCopied ? <DoneIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
        <span aria-live="polite">{t(told?.isCopied ? 'copying.copied' : 'copying.copy')}</span>
      </Button>
      <output>{told && !told.isCopied ? t('copying.blocked') : null}</output>
    </>
  );
};

import { Check as DoneIcon, Copy as CopyIcon } from 'lucide-react';
import { useState } from 'react';

import type { MessageKey } from '../../../i18n/messages.ts';
import { useT } from '../texts/useT.ts';
import { Button } from './Button.tsx';

/** Confirms on the button itself, so that nothing is covered. */
export const CopyButton = ({
  text,
  label = 'copying.copy',
}: {
  text: string;
  label?: MessageKey;
}) => {
  const t = useT();
  /** The copied text; a different text has not been copied yet. */
  const [done, setDone] = useState<{ text: string; isCopied: boolean }>();
  const said = done?.text === text ? done : undefined;
  const copy = async () => {
    try {
      // Pages without https have no clipboard.
      await navigator.clipboard.writeText(text);
      setDone({ text, isCopied: true });
    } catch {
      setDone({ text, isCopied: false });
    }
  };
  return (
    <>
      <Button look="outlined" onClick={() => void copy()}>
        {said?.isCopied ? <DoneIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
        <span aria-live="polite">{t(said?.isCopied ? 'copying.copied' : label)}</span>
      </Button>
      <output>{said && !said.isCopied ? t('copying.blocked') : null}</output>
    </>
  );
};

import { useState, type ReactNode } from 'react';

import type { Doubt } from '../../../../domain/diesel/doubts.ts';
import { AnywayDialog } from './AnywayDialog.tsx';

interface Question {
  doubts: readonly Doubt[];
  /** Without a reason, the voucher is not recorded. */
  answer: (reason?: string) => void;
}

/** Asks why a doubted voucher should be recorded anyway. What was typed is kept until `forget`. */
export const useAnyway = (): {
  ask: (doubts: readonly Doubt[]) => Promise<string | undefined>;
  forget: () => void;
  dialog: ReactNode;
} => {
  const [question, setQuestion] = useState<Question>();
  const [reason, setReason] = useState('');
  return {
    ask: (doubts) =>
      new Promise((resolve) => {
        const answer = (given?: string) => {
          setQuestion(undefined);
          resolve(given);
        };
        setQuestion({ doubts, answer });
      }),
    forget: () => setReason(''),
    dialog: question && (
      <AnywayDialog
        doubts={question.doubts}
        reason={reason}
        onReason={setReason}
        onAnyway={() => question.answer(reason)}
        onClose={() => question.answer()}
      />
    ),
  };
};

import { useState, type ReactNode } from 'react';

import { AnywayDialog } from './AnywayDialog.tsx';

interface Question {
  doubts: readonly string[];
  /** Without a reason, the voucher is not recorded. */
  answer: (reason?: string) => void;
}

/** Asks why doubted vouchers should be recorded anyway. What was typed is kept until `forget`. */
export const useAnyway = (): {
  ask: (doubts: readonly string[]) => Promise<string | undefined>;
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

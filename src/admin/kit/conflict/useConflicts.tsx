import { useState, type ReactNode } from 'react';

import { ApiError, isApiError } from '../../../dataProvider/apiError.ts';
import { pick } from '../../../domain/base/pick.ts';
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';
import type { FormBase } from '../formState/formBase.ts';
import { lazyScreen } from '../lazyScreen.ts';
import type { ConflictDialogProps } from './ConflictDialog.tsx';

type Values = Record<string, unknown>;
type Asked = Pick<ConflictDialogProps, 'fields' | 'before' | 'theirs' | 'mine' | 'onAnswer'>;

const ConflictDialog = lazyScreen(() => import('./ConflictDialog.tsx'));

interface ConflictTexts extends Pick<ConflictDialogProps, 'texts'> {
  by?: (theirs: Values) => ReactNode;
}

/**
 * Where someone else has changed the same fields meanwhile, asks for each which value to keep and
 * saves again. Show `view` outside the form.
 */
export const useConflicts = ({ texts, by }: ConflictTexts = {}) => {
  const [asked, setAsked] = useState<Asked>();

  const ask = async (conflict: Omit<Asked, 'onAnswer'>): Promise<Values | undefined> => {
    try {
      return await new Promise((onAnswer) => setAsked({ ...conflict, onAnswer }));
    } finally {
      setAsked(undefined);
    }
  };

  /**
   * Calls `send` again after each conflict that the user has resolved. Throws 'aborted' if the user
   * goes back to editing.
   */
  const save = async <Result,>(
    send: (edited: Values, previous: Values) => Promise<Result>,
    edited: object,
    previous: object,
    base?: FormBase,
  ): Promise<Result> => {
    const submitted: Values = { ...base?.control.getValues() };
    let mine: Values = { ...edited };
    let seen: Values = {};
    let taken: Values = {};
    try {
      for (;;) {
        const before: Values = { ...previous, ...seen };
        try {
          const result = await send(mine, before);
          base?.stored(mine, submitted);
          if (Object.keys(seen).length > 0) base?.settle(mine, taken);
          return result;
        } catch (error) {
          if (!isApiError(error, 'changedElsewhere') || !error.found) throw error;
          const fields = Object.keys(error.body.errors);
          const theirs = error.found;
          const answer = await ask({ fields, before, theirs, mine });
          if (!answer) {
            base?.notice(pick(theirs, fields));
            throw new ApiError('aborted', { cause: error });
          }
          seen = { ...seen, ...pick(theirs, fields) };
          taken = { ...taken, ...answer };
          mine = { ...mine, ...answer };
        }
      }
    } catch (error) {
      if (Object.keys(seen).length > 0) base?.settle(seen, taken);
      throw error;
    }
  };

  const view = asked && (
    <DialogBoundary onClose={() => asked.onAnswer(undefined)}>
      <ConflictDialog {...asked} texts={texts} by={by?.(asked.theirs)} />
    </DialogBoundary>
  );
  return { save, view };
};

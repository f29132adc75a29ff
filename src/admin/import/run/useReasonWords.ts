import type { ImportRun, RowState } from '../../../domain/import/run/run.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';

/** Servers name the fields as they are stored: `invoice_no: Already taken`. */
const FIELD = /(?<=^|; )\w+(?=: )/g;

export const useReasonWords = ({ resource, fields }: Pick<ImportRun, 'resource' | 'fields'>) => {
  const t = useT();
  const words = useWords();
  return (state: RowState): string | undefined => {
    if (state.is === 'refused' && state.why) return t(`importing.result.${state.why}`);
    const reason = 'reason' in state ? state.reason : undefined;
    return (
      reason &&
      t(reason, { _: reason }).replace(FIELD, (name) =>
        fields.includes(name) ? words.field(resource, name) : name,
      )
    );
  };
};

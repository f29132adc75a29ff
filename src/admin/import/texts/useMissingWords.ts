import { useT } from '../../kit/texts/useT.ts';
import type { ImportResult } from '../useImport.ts';

/** Why a row that was sent is not there, in words. */
export const useMissingWords = <Field extends string>(result: ImportResult<Field> | undefined) => {
  const t = useT();
  return ({ reason }: ImportResult<Field>['missing'][number]): string => {
    const what = t(
      result?.isUnverified ? 'importing.result.notChecked' : 'importing.result.notArrived',
    );
    return reason ? t('importing.result.because', { what, reason }) : what;
  };
};

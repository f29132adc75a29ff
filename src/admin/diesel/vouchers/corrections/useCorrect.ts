import { useCreate } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { correctionsIn, counterBody } from '../../../../domain/diesel/corrections.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';
import { useRecordType } from '../../../kit/record/RecordTypeContext.ts';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import type { Voucher } from './useCorrections.ts';

export class CorrectionStopped extends Error {
  /** The voucher is taken back; what replaces it is missing. */
  readonly isTakenBack: boolean;

  constructor(isTakenBack: boolean, cause: unknown) {
    super('The correction is not complete', { cause });
    this.isTakenBack = isTakenBack;
  }
}

/**
 * The first voucher takes the wrong one back, the second replaces it: a tank gives out again only
 * what came back, and an invoice number is booked only once. Called again, it looks up what the
 * server has and adds only what is missing. Throws CorrectionStopped.
 */
export const useCorrect = () => {
  const type = useRecordType();
  const dataProvider = useAppDataProvider();
  const [create] = useCreate();
  return async (
    voucher: Voucher,
    replacement: Record<string, unknown>,
    reason: string,
  ): Promise<Voucher> => {
    const add = (data: Record<string, unknown>) =>
      create(type.name, { data }, { returnPromise: true }) as Promise<RaRecord>;
    let isTakenBack = false;
    try {
      const { data } = await dataProvider.getList<Voucher>(type.name, {
        pagination: ALL_ROWS,
        sort: { field: 'id', order: 'ASC' },
        filter: { branch_id: voucher.branch_id },
      });
      const { takenBackBy, replacedBy } = correctionsIn(data);
      const known = replacedBy.get(voucher.id);
      if (known) return known;
      if (!takenBackBy.has(voucher.id)) await add(counterBody(type, voucher, reason));
      isTakenBack = true;
      return await add(replacement);
    } catch (error) {
      throw new CorrectionStopped(isTakenBack, error);
    }
  };
};

import type { ReactNode } from 'react';
import { useCreate, useNotify, useRefresh } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';

import { isApiError } from '../../../../dataProvider/apiError.ts';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import {
  correctionsIn,
  counterBody,
  replacementBody,
} from '../../../../domain/diesel/corrections.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';
import { useStoredOtherwise } from '../../../kit/conflict/useStoredOtherwise.tsx';
import { isRefusal } from '../../../kit/feedback/recordFailure.ts';
import { useFailureText } from '../../../kit/feedback/useFailure.ts';
import { useRecordType } from '../../../kit/record/RecordTypeContext.ts';
import { useRecordText } from '../../../kit/texts/useRecordText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { useSession } from '../../../kit/useSession.ts';
import { REASON } from './Corrected.tsx';
import { lacksReplacement, type Voucher } from './useCorrections.ts';

const STOCK_PATH = '/diesel/stock';

export const ByCount = () => {
  const t = useT();
  return (
    <>
      {' '}
      {t('diesel.corrections.byCount')}{' '}
      <Link to={STOCK_PATH}>{t('diesel.corrections.openStock')}</Link>
    </>
  );
};

interface CorrectionFailureProps {
  voucher: string;
  /** Only what replaces the voucher is missing. */
  isTakenBack: boolean;
  error: unknown;
}

/** Also says how the correction goes on. */
const CorrectionFailure = ({ voucher: ref, isTakenBack, error }: CorrectionFailureProps) => {
  const failureText = useFailureText();
  if (isApiError(error, 'unknownOutcome')) {
    const step = isTakenBack ? 'replaceUnknown' : 'takeBackUnknown';
    return failureText(`diesel.corrections.${step}`, undefined, { ref });
  }
  const step = isTakenBack ? 'notReplaced' : 'notTakenBack';
  return (
    <>
      {failureText(`diesel.corrections.${step}`, error, { ref })}
      {!isTakenBack && isRefusal(error) && <ByCount />}
    </>
  );
};

/** Says that a voucher is stored, and what of it the server keeps otherwise. */
export const useTellStored = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const storedOtherwise = useStoredOtherwise();
  return (words: string, sent: object, stored: object) => {
    const otherwise = storedOtherwise(sent, stored);
    notify(
      <>
        <span>{words}</span>
        {otherwise}
      </>,
      { type: otherwise ? 'warning' : 'success' },
    );
    refresh();
  };
};

/** Why a correction was not, or only half, recorded. */
interface Stopped {
  words: ReactNode;
  /** By field, for the form. */
  errors: Readonly<Record<string, string>>;
}

/**
 * The first voucher takes the wrong one back, the second replaces it: a tank gives out again only
 * what came back, and an invoice number is booked only once. Called again, it looks up what the
 * server has and adds only what is missing. Then it opens the voucher that replaces the wrong one;
 * else it says how far it got.
 */
export const useSendCorrection = () => {
  const t = useT();
  const text = useRecordText();
  const type = useRecordType();
  const dataProvider = useAppDataProvider();
  const [create] = useCreate();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  const tellStored = useTellStored();
  const add = (data: Record<string, unknown>) =>
    create(type.name, { data }, { returnPromise: true }) as Promise<RaRecord>;
  return async (
    voucher: Voucher,
    { [REASON]: reason, ...values }: Readonly<Record<string, unknown>>,
  ): Promise<Stopped | undefined> => {
    const root = { root: text('failed.addLost') };
    const replacement = replacementBody(type, voucher, values);
    if (!replacement) return { words: t('diesel.corrections.unchanged'), errors: root };
    const ref = voucher.ref ?? '';
    let isTakenBack = false;
    let stored: RaRecord | Voucher | undefined;
    try {
      const found = async (filter: object) => {
        const { data } = await dataProvider.getList<Voucher>(type.name, {
          pagination: ALL_ROWS,
          sort: { field: 'id', order: 'ASC' },
          filter,
        });
        return correctionsIn(data);
      };
      const near = await found({ branch_id: voucher.branch_id });
      const { takenBackBy, replacedBy } = lacksReplacement(near, voucher) ? await found({}) : near;
      stored = replacedBy.get(voucher.id);
      if (!stored && !takenBackBy.has(voucher.id)) {
        await add(counterBody(type, voucher, typeof reason === 'string' ? reason : ''));
      }
      isTakenBack = true;
      stored ??= await add(replacement);
    } catch (error) {
      refresh();
      return {
        words: <CorrectionFailure voucher={ref} isTakenBack={isTakenBack} error={error} />,
        errors: { ...root, ...(isTakenBack && isApiError(error) && error.body.errors) },
      };
    }
    tellStored(t('diesel.corrections.saved', { ref }), replacement, stored);
    const path = stored.id === '' ? undefined : recordPath(role, type.name, stored.id);
    void navigate(path ?? `/${type.name}`);
    return undefined;
  };
};

import { useMemo, type PropsWithChildren } from 'react';
import { useListContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { branchIdOf } from '../../../domain/people/branch.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { useRecordType } from '../../kit/record/RecordTypeContext.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { useSession } from '../../kit/useSession.ts';
import { voucherFilters } from './voucherFilters.ts';
import { VoucherSummary } from './VoucherSummary.tsx';

/** A server may accept vouchers but not list them; the list says so instead of looking empty. */
const Failed = ({ children }: PropsWithChildren) => {
  const t = useT();
  return isApiError(useListContext().error, 'notOffered') ? (
    <Alert tone="info">{t('diesel.notOffered')}</Alert>
  ) : (
    <ListLoadFailed>{children}</ListLoadFailed>
  );
};

const NEWEST = { field: 'at', order: 'DESC' } as const;

const cardWith = (...inSight: string[]) => ({ subtitle: ['at', 'branch_id'], inSight });

const CARDS: Readonly<Record<string, ReturnType<typeof cardWith>>> = {
  [RESOURCES.dieselIssues]: cardWith('truck_id', 'liters', 'total_cost'),
  [RESOURCES.dieselPurchases]: cardWith('supplier', 'liters_received', 'total'),
  [RESOURCES.dieselExtractions]: cardWith('destination_type', 'destination', 'liters'),
};

/** The vouchers of a type, newest first. Starts with the user's own branch. */
const VoucherList = () => {
  const type = useRecordType();
  const branch = branchIdOf(useSession()?.user.branch);
  return (
    <RecordList
      stats={null}
      summary={<VoucherSummary />}
      filters={useMemo(() => voucherFilters(type), [type])}
      filterDefaults={branch && { branch_id: String(branch) }}
      failed={Failed}
      card={CARDS[type.name]}
      sort={NEWEST}
    />
  );
};

export default VoucherList;

import { useMemo, type PropsWithChildren, type ReactNode } from 'react';
import { useListContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { branchIdOf } from '../../../domain/people/branch.ts';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { RecordList, type ListOptions } from '../../kit/list/RecordList.tsx';
import { useRecordType } from '../../kit/record/RecordTypeContext.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { useSession } from '../../kit/useSession.ts';
import { voucherFilters } from './voucherFilters.ts';

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

interface VoucherListProps extends Pick<ListOptions, 'card'> {
  summary: ReactNode;
}

/** The vouchers of a type, newest first. Starts with the user's own branch. */
export const VoucherList = ({ card, summary }: VoucherListProps) => {
  const type = useRecordType();
  const branch = branchIdOf(useSession()?.user.branch);
  return (
    <RecordList
      stats={null}
      summary={summary}
      filters={useMemo(() => voucherFilters(type), [type])}
      filterDefaults={branch && { branch_id: String(branch) }}
      failed={Failed}
      card={card}
      sort={NEWEST}
    />
  );
};

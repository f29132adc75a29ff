import { VoucherList } from '../vouchers/VoucherList.tsx';
import { VoucherSummary } from '../vouchers/VoucherSummary.tsx';

const card = { subtitle: ['at', 'branch_id'], inSight: ['truck_id', 'liters', 'total_cost'] };
const summary = <VoucherSummary liters="liters" money="total_cost" />;

/** Diesel given to trucks. */
const IssueList = () => <VoucherList card={card} summary={summary} />;

export default IssueList;

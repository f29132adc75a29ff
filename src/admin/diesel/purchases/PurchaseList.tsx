import { VoucherList } from '../vouchers/VoucherList.tsx';
import { VoucherSummary } from '../vouchers/VoucherSummary.tsx';

const card = { subtitle: ['at', 'branch_id'], inSight: ['supplier', 'liters_received', 'total'] };
const summary = <VoucherSummary liters="liters_received" money="total" />;

/** Diesel bought from suppliers. */
const PurchaseList = () => <VoucherList card={card} summary={summary} />;

export default PurchaseList;

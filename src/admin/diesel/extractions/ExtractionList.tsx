import { VoucherList } from '../vouchers/VoucherList.tsx';
import { VoucherSummary } from '../vouchers/VoucherSummary.tsx';

const card = {
  subtitle: ['at', 'branch_id'],
  inSight: ['destination_type', 'destination', 'liters'],
};
const summary = <VoucherSummary liters="liters" money="total_cost" />;

/** Diesel taken from a tank other than into a truck. */
const ExtractionList = () => <VoucherList card={card} summary={summary} />;

export default ExtractionList;

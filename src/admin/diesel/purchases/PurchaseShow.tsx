import type { dieselPurchases } from '../../../domain/diesel/purchase.ts';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';

const { FactCard, Value } = valuesOf<typeof dieselPurchases>();

const shape = { main: [3, 4], side: [6], after: [] };

/** A purchase's page: the delivery, its cost, invoice and delivery note. */
const PurchaseShow = () => (
  <RecordShow
    shape={shape}
    subtitle={
      <>
        <Value source="at" />
        <Value source="status" />
      </>
    }
    side={
      <FactCard
        title="voucher"
        sources={[
          'branch_id',
          'supplier',
          'supplier_trn',
          'invoice_no',
          'delivery_note_no',
          'received_by',
        ]}
      />
    }
  >
    <FactCard title="delivery" sources={['liters_invoiced', 'liters_received', 'shortfall']} />
    <FactCard title="amounts" sources={['unit_price', 'net', 'vat', 'total']} />
    <NotesCard />
  </RecordShow>
);

export default PurchaseShow;

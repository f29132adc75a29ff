import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { VoucherForm } from '../vouchers/VoucherForm.tsx';
import { BranchInput, MoreInputs } from '../vouchers/voucherInputs.tsx';
import { AmountInputs, ReceivedInput, SupplierInputs } from './purchaseInputs.tsx';

import styles from '../vouchers/form.module.css';

/** A day's delivery notes usually share supplier and branch. */
const KEEPS = ['supplier', 'supplier_trn', 'at'];

/** Books a purchase from its invoice and delivery note. */
const PurchaseCreate = () => {
  const t = useT();
  const { litres } = useAmountTexts();
  return (
    <VoucherForm
      keeps={KEEPS}
      label={t('diesel.saveNext')}
      said={({ supplier, invoice_no, liters_received }) =>
        t('diesel.purchase.booked', {
          litres: litres(Number(liters_received)),
          supplier,
          invoice: invoice_no,
        })
      }
    >
      <SupplierInputs />
      <div className={styles.pair}>
        <RecordInput source="invoice_no" />
        <RecordInput source="delivery_note_no" />
      </div>
      <AmountInputs />
      <ReceivedInput />
      <BranchInput />
      <MoreInputs />
    </VoucherForm>
  );
};

export default PurchaseCreate;

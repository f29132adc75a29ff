import { useWatch } from 'react-hook-form';

import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Doubted } from '../vouchers/doubts/Doubted.tsx';
import { useFormStock } from '../vouchers/useFormStock.ts';
import { VoucherForm } from '../vouchers/VoucherForm.tsx';
import { BranchInput, TimeInput } from '../vouchers/voucherInputs.tsx';
import { AmountInputs, ReceivedInput, SupplierInputs } from './purchaseInputs.tsx';
import { useMonthPrices } from './useMonthPrices.ts';

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
      <PurchaseFields />
    </VoucherForm>
  );
};

const PurchaseFields = () => {
  const [branch, at]: unknown[] = useWatch({ name: ['branch_id', 'at'] });
  const into = useFormStock(branch);
  const known = { countedAt: into?.countedAt, into, prices: useMonthPrices(at) };
  return (
    <Doubted known={known} litresField="liters_received">
      <TimeInput />
      <SupplierInputs />
      <div className={styles.pair}>
        <RecordInput source="invoice_no" />
        <RecordInput source="delivery_note_no" />
      </div>
      <AmountInputs />
      <ReceivedInput />
      <BranchInput />
      <RecordInput source="notes" />
    </Doubted>
  );
};

export default PurchaseCreate;

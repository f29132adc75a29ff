import { useContext, useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';
import { comparablePrices, standing } from '../../../domain/diesel/purchasePrices.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Doubted, DoubtedInput, VoucherStateContext } from '../vouchers/doubts/Doubted.tsx';
import { useFormStock } from '../vouchers/useBranchStock.ts';
import { VoucherForm } from '../vouchers/VoucherForm.tsx';
import { BranchInput } from '../vouchers/voucherInputs.tsx';
import { AmountInputs, ReceivedInput, SupplierInputs } from './purchaseInputs.tsx';

/** Without the purchase that the form corrects. */
const usePrices = (at: unknown): readonly number[] => {
  const { time_zone } = useCompanyDay();
  const { data } = useAllRows<DieselPurchase>(RESOURCES.dieselPurchases);
  const corrected = useContext(VoucherStateContext).correction?.voucher.id;
  const pricesFor = useMemo(
    () => comparablePrices(standing(data ?? []), time_zone),
    [data, time_zone],
  );
  return pricesFor(at, ({ id }) => id === corrected);
};

/** A day's delivery notes usually share supplier and branch. */
const KEEPS = ['supplier', 'supplier_trn', 'at'];

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
  const known = { countedAt: into?.countedAt, into, prices: usePrices(at) };
  return (
    <Doubted known={known} litresField="liters_received">
      <DoubtedInput source="at" />
      <SupplierInputs />
      <div className="halves">
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

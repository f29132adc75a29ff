import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import { deliveryShortfall } from '../../../domain/diesel/purchaseAmounts.ts';
import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';

import styles from '../vouchers/form.module.css';

/** The litres received, and how many of the invoice are missing. */
export const ReceivedInput = () => {
  const t = useT();
  const { litres, percent } = useAmountTexts();
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const [invoiced, received]: unknown[] = useWatch({
    name: ['liters_invoiced', 'liters_received'],
  });
  const shortfall = deliveryShortfall(invoiced, received);
  const words = shortfall && {
    litres: litres(Math.abs(shortfall.liters)),
    share: percent(Math.abs(shortfall.share), 2),
  };
  return (
    <div>
      <div className={styles.withButton}>
        <RecordInput source="liters_received" />
        <Button
          look="outlined"
          onClick={() =>
            setValue('liters_received', invoiced ?? '', {
              shouldDirty: true,
              shouldValidate: isSubmitted,
            })
          }
        >
          {t('diesel.purchase.asInvoiced')}
        </Button>
      </div>
      <output
        className={styles.note}
        data-tone={shortfall && shortfall.liters > 0 ? 'warn' : undefined}
      >
        {words &&
          shortfall.liters !== 0 &&
          t(shortfall.liters > 0 ? 'diesel.purchase.short' : 'diesel.purchase.over', words)}
      </output>
    </div>
  );
};

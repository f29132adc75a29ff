import type { Recorded } from '../../../dataProvider/calls/dieselDeskCalls.ts';
import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import { worthOf } from '../../../domain/diesel/wire.ts';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useDeskTexts } from '../desk/useDeskTexts.ts';

interface CountSavedProps extends Recorded {
  branch: string;
  liters: number;
  cost: number;
  reason: string;
}

export const isAsSent = ({ isReasonKept, otherTime, otherCost }: Recorded): boolean =>
  isReasonKept && otherTime === undefined && otherCost === undefined;

/** What was counted, and what the server did not keep of it. */
export const CountSaved = ({
  branch,
  liters,
  cost,
  reason,
  isReasonKept,
  otherTime,
  otherCost,
}: CountSavedProps) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const { money, unitPrice } = useAmountTexts();
  const instantText = useInstantText();
  const worthAt = (price: number) => money(worthOf(liters, price) ?? 0);
  return (
    <>
      <span>{t('dieselDesk.count.done', { branch, litres: litres(toMillilitres(liters)) })}</span>
      {!isReasonKept && (
        <div>
          <Unbroken text={t('dieselDesk.count.reasonNotKept', { reason })} />
        </div>
      )}
      {otherTime && <div>{t('dieselDesk.count.otherTime', { at: instantText(otherTime) })}</div>}
      {otherCost !== undefined && (
        <div>
          {t('dieselDesk.count.otherCost', {
            price: unitPrice(otherCost),
            value: worthAt(otherCost),
            promised: worthAt(cost),
          })}
        </div>
      )}
    </>
  );
};

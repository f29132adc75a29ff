import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useDeskTexts } from '../desk/useDeskTexts.ts';

interface CountSavedProps {
  branch: string;
  liters: number;
  reason: string;
  isReasonKept: boolean;
  /** What the server recorded in place of the time that was chosen. */
  otherTime?: string;
}

/** What was counted, and what the server did not keep of it. */
export const CountSaved = ({
  branch,
  liters,
  reason,
  isReasonKept,
  otherTime,
}: CountSavedProps) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const instantText = useInstantText();
  return (
    <>
      <span>{t('dieselDesk.count.done', { branch, litres: litres(toMillilitres(liters)) })}</span>
      {!isReasonKept && (
        <div>
          <Unbroken text={t('dieselDesk.count.reasonNotKept', { reason })} />
        </div>
      )}
      {otherTime && <div>{t('dieselDesk.count.otherTime', { at: instantText(otherTime) })}</div>}
    </>
  );
};

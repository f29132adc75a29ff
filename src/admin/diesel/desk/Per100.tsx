import type { Consumption } from '../../../domain/diesel/fills/consumption.ts';
import { Muted } from '../../kit/fields/Muted.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';

export const Per100 = ({
  consumption,
}: {
  consumption: Pick<Consumption, 'per100' | 'reason'>;
}) => {
  const t = useT();
  const { litres } = useAmountTexts();
  const { per100, reason } = consumption;
  if (per100 !== undefined) return litres(per100, 1);
  return <Muted>{reason && t(`dieselDesk.noFigure.${reason}`)}</Muted>;
};

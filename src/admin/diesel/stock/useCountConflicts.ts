import { useConflicts } from '../../kit/conflict/useConflicts.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Asks whose count to keep if someone else has counted the tank since the dialog was opened. */
export const useCountConflicts = () => {
  const t = useT();
  const instantText = useInstantText();
  const { litres, unitPrice } = useAmountTexts();
  return useConflicts({
    texts: {
      label: (field) => t(`dieselDesk.count.${field === 'cost' ? 'cost' : 'liters'}`),
      value: (field, value) =>
        typeof value === 'number' && (field === 'cost' ? unitPrice(value) : litres(value)),
    },
    by: ({ counted_by, counted_at }) => {
      const [name, at] = [textIn(counted_by), textIn(counted_at)];
      const said = at ? instantText(at) : '';
      if (name) return t(at ? 'dieselDesk.count.byAt' : 'dieselDesk.count.by', { name, at: said });
      return at && t('dieselDesk.count.countedAt', { at: said });
    },
  });
};

import { useMemo } from 'react';

import { fromUnitPrice, toAed, toLitres } from '../../../domain/diesel/amounts.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';

/** Formats the ledger's integers: millilitres, fils, and hundredths of a fils per litre. */
export const useDeskTexts = () => {
  const { litres, money, unitPrice, percent } = useAmountTexts();
  return useMemo(
    () => ({
      litres: (ml: number, decimals?: number) => litres(toLitres(ml), decimals),
      money: (fils: number) => money(toAed(fils)),
      perLitre: (price: number) => unitPrice(fromUnitPrice(price)),
      percent,
    }),
    [litres, money, unitPrice, percent],
  );
};

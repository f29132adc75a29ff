import { useMemo } from 'react';

import {
  showConsumption,
  showLitres,
  showPercent,
  showUnitPrice,
} from '../../../domain/base/amountTexts.ts';
import { currencySign, showMoney } from '../../../domain/base/money.ts';
import { useLocalization } from './useLocalization.ts';

export const useAmountTexts = () => {
  const { currency } = useLocalization();
  return useMemo(
    () => ({
      litres: showLitres,
      consumption: showConsumption,
      percent: showPercent,
      sign: () => currencySign(currency),
      money: (amount: number) => showMoney(amount, currency),
      unitPrice: (price: number) => showUnitPrice(price, currency),
    }),
    [currency],
  );
};

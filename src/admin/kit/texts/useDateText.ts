import { useCallback } from 'react';

import { showDate, type IsoDate } from '../../../domain/base/dates.ts';
import { useLocalization } from '../useLocalization.ts';

/** Writes days in the company's date format. Text that is no date stays as it is. */
export const useDateText = (): ((date: IsoDate) => string) => {
  const { date_format } = useLocalization();
  return useCallback((date) => showDate(date, date_format), [date_format]);
};

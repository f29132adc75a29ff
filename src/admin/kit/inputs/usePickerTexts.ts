import type { DayPickerProps } from 'react-day-picker';

import { dateFormat } from '../../../domain/base/formats.ts';
import { language } from '../../../i18n/i18nProvider.ts';
import { useT } from '../texts/useT.ts';
import { weekdayName } from '../texts/weekdayName.ts';

const written = (date: Date, options: Intl.DateTimeFormatOptions) =>
  dateFormat(options).format(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));

const monthAndYear = (date: Date) => written(date, { month: 'long', year: 'numeric' });

/** The words and the direction of the library's calendar. Its own are English. */
export const usePickerTexts = (): Pick<
  DayPickerProps,
  'lang' | 'dir' | 'labels' | 'formatters'
> => {
  const t = useT();
  const lang = language.get();
  const { dir } = document.documentElement;
  if (lang === 'en') return { lang, dir };
  return {
    lang,
    dir,
    labels: {
      labelNav: () => t('calendar.picker.nav'),
      labelPrevious: () => t('calendar.picker.previous'),
      labelNext: () => t('calendar.picker.next'),
      labelMonthDropdown: () => t('calendar.picker.month'),
      labelYearDropdown: () => t('calendar.picker.year'),
      labelGrid: monthAndYear,
      labelWeekday: (date) => weekdayName(date.getDay(), 'long'),
      labelDayButton: (date, { today, selected }) =>
        [
          today && t('calendar.today'),
          written(date, { dateStyle: 'full' }),
          selected && t('calendar.picker.chosen'),
        ]
          .filter(Boolean)
          .join('، '),
    },
    formatters: {
      formatCaption: monthAndYear,
      formatDay: (date) => written(date, { day: 'numeric' }),
      formatYearDropdown: (date) => written(date, { year: 'numeric' }),
      formatMonthDropdown: (date) => written(date, { month: 'long' }),
      // Arabic does not shorten their names.
      formatWeekdayName: (date) => weekdayName(date.getDay(), 'narrow'),
    },
  };
};

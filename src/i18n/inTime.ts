import { inDigits } from '../domain/base/formats.ts';
import { isLanguage, localeOf } from '../domain/settings/language.ts';

/** 'in 45 seconds', 'in 5 minutes', in the language of the page. */
export const inTime = (seconds: number): string => {
  const { lang } = document.documentElement;
  const format = new Intl.RelativeTimeFormat(localeOf(isLanguage(lang) ? lang : 'en'));
  return inDigits(
    seconds < 100
      ? format.format(seconds, 'second')
      : format.format(Math.ceil(seconds / 60), 'minute'),
  );
};

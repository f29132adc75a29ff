import { toLatinDigits } from './fold.ts';

/** The country of a phone number without a country code. */
export const HOME_COUNTRY = 'AE';

const HOME_CODE = '971';

/** The digits by which people look for a phone number: all, those dialled within the country, and from abroad. */
export const phoneSearchText = (phone: string): string => {
  const typed = dialled(phone);
  const digits = internationalDigits(phone) ?? typed.replace(/^0(?=[1-9])/, HOME_CODE);
  const home = digits.startsWith(HOME_CODE) ? `0${digits.slice(HOME_CODE.length)}` : '';
  return `${typed}\n${home}\n${digits}`;
};

export const dialled = (phone: string): string => toLatinDigits(phone).replace(/[^\d+]/g, '');

/** The digits of a phone number with a country code, such as +971 or 00971; else undefined. */
export const internationalDigits = (phone: string): string | undefined =>
  // The zero of '+971 (0)50' is for calls within the country.
  /^(?:\+|00)(\d{8,15})$/.exec(dialled(phone.replace('(0)', '')))?.[1];

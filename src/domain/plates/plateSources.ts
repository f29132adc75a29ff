import { words } from '../base/words.ts';
import type { PlateSource } from './plate.ts';

export const PLATE_SOURCE_WORDS: Record<PlateSource, readonly string[]> = {
  'Abu Dhabi': words('AD | AUH | ABD', 'أبوظبي'),
  Dubai: words('DXB | DU | DBX', 'دبي'),
  Sharjah: words('SHJ | SH | Al Sharjah', 'الشارقة | شارقة'),
  Ajman: words('AJM | AJ', 'عجمان'),
  'Umm Al Quwain': words('UAQ | Umm Al Quain | Umm Al Qaiwain', 'أم القيوين'),
  'Ras Al Khaimah': words('RAK | Ras Al Khaima', 'رأس الخيمة'),
  Fujairah: words('FUJ | FJR | Al Fujairah', 'الفجيرة | فجيرة'),
  Oman: words('OMN | OM', 'عمان | سلطنة عمان'),
  'Saudi Arabia': words('KSA | SAU | Saudi | Kingdom of Saudi Arabia', 'السعودية'),
  Bahrain: words('BHR | BH', 'البحرين'),
  Kuwait: words('KWT | KW', 'الكويت'),
  Qatar: words('QAT | QA', 'قطر'),
};

/** None for a server's own word. */
export const plateSourceWords = (source: PlateSource): readonly string[] =>
  Object.hasOwn(PLATE_SOURCE_WORDS, source) ? PLATE_SOURCE_WORDS[source] : [];

/** As printed on its plates. */
export const plateSourceInArabic = (source: PlateSource): string | undefined =>
  plateSourceWords(source).find((word) => /\p{Script=Arabic}/u.test(word));

import type { ArabicRecordTexts } from '../messages.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const companies: ArabicRecordTexts<'companies'> = {
  name: named('شركة', 'الشركات'),
  forms: formsOf('شركة', 'الشركة', ['الشركات', 'الشركات'], 'شركات', nouns.company),
  fields: { name: 'الاسم', name_ar: 'الاسم بالعربية', city: 'المدينة' },
  options: {},
  stats: {},
};

import type { ArabicRecordTexts } from '../messages.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const legal: ArabicRecordTexts<'admin/settings/legal'> = {
  name: named('مستند قانوني', 'المستندات القانونية'),
  forms: formsOf(
    'مستند قانوني',
    'المستند القانوني',
    ['المستندات القانونية', 'المستندات القانونية'],
    'مستندات قانونية',
    nouns.legalDocument,
  ),
  fields: {
    title: 'العنوان',
    title_ar: 'العنوان بالعربية',
    content: 'المحتوى بالإنجليزية',
    content_ar: 'المحتوى بالعربية',
    excerpt: 'البداية',
    created_at: 'تاريخ الإنشاء',
    q: 'البحث في العناوين والنصوص',
  },
  inputs: { title: 'العنوان بالإنجليزية' },
  options: {},
  stats: {},
  actions: { add: 'إضافة مستند', addFirst: 'إضافة مستند' },
  page: { create: 'إضافة مستند' },
  empty: { title: 'لا توجد مستندات بعد', invite: 'يُرجى إضافة أول مستند.' },
  failed: {
    load: 'تعذّر تحميل المستندات القانونية',
    addRefused: 'تعذّر حفظ المستند',
    addLost: 'تعذّر حفظ المستند',
    saveRefused: 'تعذّر حفظ المستند',
    saveLost: 'تعذّر حفظ المستند',
    delete: 'تعذّر حذف المستند',
  },
  delete: {
    title: 'حذف «%{record}»؟',
    content: 'سيتم حذف المستند نهائيًا. لا يمكن التراجع عن ذلك.',
  },
  notifications: {
    created: 'تمت إضافة المستند',
    saved: 'تم تحديث المستند',
    deleted: 'تم حذف المستند',
  },
  createdOn: 'تاريخ الإنشاء: %{at}',
  headings: { label: 'العناوين', level: 'عنوان %{level}' },
  preview: { open: 'معاينة', title: 'معاينة: %{title}', untitled: 'بلا عنوان' },
  versions: {
    title: 'النسخ السابقة',
    none: 'هذه هي النسخة الأولى.',
    by: 'استبدلها %{name} في %{at}',
    until: 'استُبدلت في %{at}',
    open: 'قراءة النسخة المستبدلة في %{at}',
    restore: 'استعادة',
    restoreOf: 'استعادة النسخة المستبدلة في %{at}',
  },
};

import type { LaterMessages } from '../messages.ts';
import { counted, ofCounted } from './forms.ts';
import { nouns } from './nouns.ts';

export const renew: LaterMessages['renew'] = {
  until: 'تاريخ الانتهاء الجديد',
  months: counted(nouns.month, (months) => `+ ${months}`),
  years: counted(nouns.year, (years) => `+ ${years}`),
  from: {
    date: 'محسوبًا من التاريخ السابق، %{date}',
    today: 'محسوبًا من اليوم: التاريخ السابق قديم',
    none: 'محسوبًا من اليوم',
  },
  warning: {
    past: 'هذا التاريخ في الماضي.',
    notLater: 'ليس بعد التاريخ السابق، %{date}.',
  },
  save: 'حفظ',
  all: 'تجديد الكل',
  done: 'تم تجديد %{paper} حتى %{date}',
  failed: 'لم يتم حفظ التاريخ.',
  changed: 'غيّر شخص آخر التاريخ، وهو الآن المعروض أعلاه. عند الحفظ يُستبدل.',
  dateSaved: 'تم حفظ التاريخ.',
  file: {
    label: 'الملف',
    optional: 'الملف (اختياري)',
    choose: 'اختيار ملف',
    drop: 'أو إفلاته هنا.',
    types: 'PDF أو PNG أو JPEG أو WebP، بحد أقصى %{max} م.ب',
    remove: 'إزالة %{name}',
    add: 'إضافة الملف',
    title: 'إضافة ملف %{paper}',
    save: 'رفع الملف',
    sending: 'جارٍ رفع الملف',
    cancel: 'إلغاء الرفع',
    cancelled: 'تم إلغاء رفع الملف.',
    failed: 'لم يتم رفع الملف.',
  },
  twins: {
    stored: 'حفظ الخادم «%{title}» أكثر من مرة.',
    delete: ofCounted(nouns.copy, (copies) => `حذف ${copies}`),
  },
  document: {
    fileDate: 'هذا الملف:',
    addFile: 'إضافة ملف جديد',
    addFirstFile: 'إضافة ملف',
    set: 'استخدام هذا التاريخ',
    setToo: 'تعيين انتهاء %{kind} لـ %{holder} إلى %{date}',
    failed: 'لم يتم حفظ التاريخ ولم يتم رفع المستند.',
  },
  many: {
    title: ofCounted(nouns.expiry, (dates) => `تجديد ${dates}`),
    all: 'تاريخ جديد للكل',
    paper: 'تاريخ انتهاء',
    old: 'التاريخ السابق',
    remove: 'استثناء %{paper}',
    save: 'تجديد %{smart_count}',
    withheld: ofCounted(
      nouns.expiry,
      (dates) => `ليست لديك صلاحية تغيير ${dates}، ولذلك تم الاستثناء.`,
    ),
    none: 'لم يبق شيء للتجديد.',
    saving: 'جارٍ الحفظ…',
    saved: 'تم التجديد',
    summary: 'تواريخ الانتهاء المجددة: %{done} من %{total}.',
    ofKind: '\u200f%{kind}: %{count}',
    question: ofCounted(nouns.expiry, (dates) => `تجديد ${dates}؟`),
  },
  undo: {
    button: 'تراجع',
    done: ofCounted(nouns.expiry, (dates) => `تم التراجع عن تجديد ${dates}.`),
    failed: 'لم يتم التراجع: %{papers}.',
  },
};

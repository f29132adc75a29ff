import type { LaterMessages } from '../messages.ts';
import { counted } from './forms.ts';
import { nouns } from './nouns.ts';

export const calendar: LaterMessages['calendar'] = {
  title: 'التقويم',
  search: 'البحث في السائقين والشاحنات والمقطورات والمستندات',
  loading: 'جارٍ تحميل تواريخ الانتهاء…',
  count: counted(nouns.expiry, undefined, 'count'),
  views: { label: 'طريقة العرض', month: 'شهر', agenda: 'قائمة' },
  today: 'اليوم',
  picker: {
    nav: 'شريط التنقل',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    month: 'اختيار الشهر',
    year: 'اختيار السنة',
    chosen: 'محدد',
  },
  filters: {
    kind: 'النوع',
    holder: 'يخص',
    service: 'عرض',
    inService: 'في الخدمة',
    all: 'مع ما هو خارج الخدمة',
    state: 'الحالة',
    option: '%{name} (%{count})\u200f',
  },
  month: {
    label: 'تواريخ الانتهاء حسب اليوم',
    day: '%{weekday}، %{date}',
    today: 'اليوم',
    nothing: 'لا شيء ينتهي',
    nothingKnown: 'لا شيء مما تم تحميله ينتهي',
    state: '%{count} %{state}\u200f',
    more: 'و%{count} غيرها',
  },
  day: {
    close: 'إغلاق اليوم',
    empty: 'لا شيء ينتهي في هذا اليوم.',
    emptyKnown: 'لا شيء مما تم تحميله ينتهي في هذا اليوم.',
    emptyFiltered: 'لا شيء مطابق ينتهي في هذا اليوم.',
  },
  agenda: {
    expired: 'منتهية',
    more: 'عرض %{count} غيرها',
    nothing: 'لا شيء ينتهي ابتداءً من اليوم.',
    nothingKnown: 'لا شيء مما تم تحميله ينتهي ابتداءً من اليوم.',
  },
  empty: {
    title: 'لا توجد تواريخ انتهاء بعد',
    hint: 'ستظهر هنا تواريخ انتهاء السائقين والشاحنات والمقطورات والمستندات.',
    filtered: 'لا توجد تواريخ انتهاء مطابقة',
  },
  selection: {
    all: 'تحديد الكل (%{count}) في %{day}',
  },
  ics: {
    button: 'تنزيل ‎.ics',
    title: 'إضافة إلى تطبيق تقويم',
    hint: 'ملف لتقويم Outlook أو Google أو Apple، فيه التواريخ من اليوم فصاعدًا. استيراده مرة أخرى يحدّث المواعيد نفسها.',
    reminders: 'التذكيرات',
    on: 'مفعّلة',
    off: 'متوقفة',
    times: 'الساعة 8:00 في أول يوم من حالة «تنتهي قريبًا»، ثم قبل 7 أيام وقبل يوم واحد.',
    download: counted(
      {
        one: 'تاريخ واحد',
        two: ['تاريخين', 'تاريخين'],
        few: 'تواريخ',
        many: 'تاريخًا',
        other: 'تاريخ',
      },
      (dates) => `تنزيل ${dates.replace('smart_count', 'count')}`,
    ),
    name: '%{company}: تواريخ الانتهاء',
    summary: 'انتهاء %{paper}',
    description: '%{summary} في %{date}.',
    failed: 'تعذّر إنشاء الملف. يُرجى إعادة المحاولة.',
  },
};

import type { LaterMessages } from '../messages.ts';
import { ofCounted } from './forms.ts';
import { nouns } from './nouns.ts';

export const preferences: LaterMessages['preferences'] = {
  localization: {
    loadFailed: 'تعذّر تحميل إعدادات اللغة والمنطقة.',
    saveFailed: 'تعذّر حفظ إعدادات اللغة والمنطقة.',
    saved: 'تم حفظ إعدادات اللغة والمنطقة',
    savedHere: 'تم حفظ إعدادات اللغة والمنطقة في هذا المتصفح',
    notOffered: 'هذا الخادم لا يحفظ هذه الإعدادات، وهي تسري على هذا المتصفح فقط.',
    languageHint: 'للمتصفحات التي لا تطلب العربية ولا الإنجليزية. يمكن لكل مستخدم اختيار لغة أخرى.',
    zoneHint: 'تحدد أي يوم هو «اليوم».',
    dueHint:
      'التواريخ ضمن هذه المدة تُعدّ «تنتهي قريبًا» في البطاقات والقوائم والألوان والإشعارات، بما في ذلك اليوم واليوم الأخير.',
    dueKindHint: ofCounted(nouns.day, (days) => `إذا تُرك فارغًا: ${days}`, 'days'),
    sample: {
      title: 'معاينة',
      today: 'اليوم',
      amount: 'مبلغ',
      week: 'أسبوع',
      restDay: '%{day}، عطلة',
      due: 'تنتهي قريبًا حتى',
    },
  },
  ui: {
    title: 'التفضيلات',
    note: 'تسري التغييرات فورًا، في هذا المتصفح فقط، وتبقى بعد تسجيل الخروج.',
    density: {
      label: 'كثافة الجداول',
      compact: 'مضغوطة',
      standard: 'عادية',
      comfortable: 'مريحة',
    },
    sidebar: {
      label: 'الشريط الجانبي الافتراضي',
      hint: 'الزر في الشريط العلوي يغيّره لمدة سبعة أيام.',
      open: 'مفتوح',
      narrow: 'أيقونات فقط',
    },
    motion: {
      label: 'الحركة',
      system: 'حسب الجهاز',
      reduced: 'مخفّفة',
      full: 'كاملة',
    },
    mode: { label: 'المظهر' },
    pageSize: {
      label: 'عدد الصفوف في الصفحة',
      hint: 'يسري على كل الجداول.',
    },
    reset: 'استعادة الإعدادات الافتراضية',
  },
  branding: {
    note: 'تسري على هذا المتصفح فقط، ولا تؤثر في الموقع العام.',
    theme: 'السمة',
    themes: {
      house: 'قافلة (الافتراضية)',
      'purple-green': 'بنفسجي وأخضر',
      'blue-orange': 'أزرق وبرتقالي',
      'teal-purple': 'فيروزي وبنفسجي',
      'red-yellow': 'أحمر وأصفر',
    },
    typography: { label: 'الخط', plex: 'IBM Plex Sans', system: 'خط الجهاز' },
    buttons: { label: 'الأزرار', rounded: 'بزوايا دائرية', pill: 'بيضوية', square: 'مربعة' },
    cards: { label: 'البطاقات', lined: 'بإطار', raised: 'بارزة', filled: 'ملوّنة' },
    animation: { label: 'الحركة', standard: 'عادية', lively: 'حيوية', none: 'بلا حركة' },
    preview: {
      title: 'معاينة',
      hint: 'المعاينة في التطبيق كله. يلزم الحفظ لإبقائها.',
      button: 'إضافة سائق',
      second: 'استيراد',
      link: 'رابط',
      card: 'الشاحنات العاملة',
    },
    save: 'حفظ الهوية البصرية',
    reset: 'استعادة البنفسجي والأخضر',
    saved: 'تم حفظ الهوية البصرية',
    resetDone: 'تمت استعادة الهوية البصرية بالبنفسجي والأخضر',
  },
};

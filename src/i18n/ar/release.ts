import type { LaterMessages } from '../messages.ts';

export const release: LaterMessages['release'] = {
  ready: 'الإصدار %{version} جاهز.',
  readySame: 'تتوفر نسخة أحدث من الإصدار %{version}.',
  readyHint: 'يُرجى حفظ ما كتبته ثم إعادة التحميل لاستخدامه.',
  reload: 'إعادة التحميل الآن',
  later: 'لاحقًا',
  version: {
    title: 'هذا التطبيق',
    now: 'الإصدار %{version}',
    check: 'البحث عن تحديثات',
    checking: 'جارٍ البحث…',
    newest: 'لديك أحدث إصدار.',
    untold: 'الإصدار غير معروف.',
    failed: 'تعذّر البحث عن تحديثات.',
  },
  health: {
    title: 'الواجهة البرمجية',
    check: 'التحقق مجددًا',
    checking: 'جارٍ التحقق…',
    states: { well: 'في الخدمة', faulty: 'الاستجابة بأخطاء', silent: 'خارج الخدمة' },
    took: 'زمن الاستجابة: %{took}\u00a0ملي\u00a0ثانية',
    lost: 'بلا استجابة بعد %{took}\u00a0ملي\u00a0ثانية',
    version: 'إصدار الخادم %{version}',
    understood: 'استجابة غير متوقعة: %{reason}',
  },
  changes: { title: 'ما الجديد' },
};

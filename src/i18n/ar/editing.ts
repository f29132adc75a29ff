import type { LaterMessages } from '../messages.ts';

export const editing: LaterMessages['editing'] = {
  changedNote: 'غيّرها شخص آخر في هذه الأثناء إلى:',
  conflict: {
    title: 'غيّر شخص آخر هذا السجل أيضًا',
    about: 'يُرجى اختيار ما يبقى. لم يُحفظ شيء بعد.',
    before: 'سابقًا',
    theirs: 'قيمته',
    mine: 'قيمتك',
    choose: 'يُرجى الاختيار',
    allTheirs: 'اعتماد كل قيمه',
    allMine: 'إبقاء كل قيمك',
    save: 'حفظ',
    back: 'العودة إلى التعديل',
  },
  otherwise: {
    title: 'تم الحفظ، لكن الخادم لم يحتفظ بكل ما أُدخل:',
    dropped: 'لم يُحتفظ به',
  },
  picture: {
    choose: 'اختيار صورة',
    change: 'تغيير الصورة',
    remove: 'إزالة',
    hint: 'PNG أو JPG، يُفضّل 200×200 بكسل. نصغّر الصور الأكبر.',
  },
  draft: {
    found: 'هل تريد استعادة ما كتبته؟ لم يُحفظ (%{at}).',
    restore: 'استعادة',
    discard: 'تجاهل',
    outdated:
      'لم يُنفَّذ الطلب: ثُبِّت إصدار أحدث من التطبيق بعد فتح هذه الصفحة. بعد إعادة تحميل الصفحة يمكن استعادة ما كتبته.',
  },
};

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
  draft: {
    found: 'هل تريد استعادة ما كتبته؟ لم يُحفظ (%{at}).',
    restore: 'استعادة',
    discard: 'تجاهل',
  },
};

import type { ServerPageMessages } from '../../messages.ts';
import { counted } from '../forms.ts';
import { nouns } from '../nouns.ts';

export const apiCheck: ServerPageMessages['apiCheck'] = {
  about: 'تُجرَّب بحسابك كل استدعاءات القراءة. لا يتغير شيء، ولا يتضمن التقرير بيانات شركتك.',
  start: 'بدء التحقق',
  again: 'التحقق مجددًا',
  cancel: 'إيقاف',
  progress: 'جارٍ التحقق من %{done} من %{total}: %{call}',
  stopped: 'تم الإيقاف. الاستدعاءات المتبقية مدرجة على أنها لم تُجرَّب.',
  caption: 'استدعاءات الواجهة البرمجية',
  copy: 'نسخ النص',
  report: 'نص للقائمين على الواجهة البرمجية',
  title: 'التحقق من %{api} بدور %{role}، %{day}',
  columns: { call: 'الاستدعاء', state: 'النتيجة', took: 'المدة', needed: 'يحتاج إليه' },
  states: {
    found: 'موجود',
    otherShape: 'استجابة مختلفة',
    refused: 'مرفوض',
    missing: 'غير موجود',
    failed: 'فشل',
    leftBehind: 'تعذّر التراجع عنه',
    notTried: 'لم يُجرَّب',
  },
  took: '%{took}\u00a0ملي\u00a0ثانية',
  rows: counted(nouns.row),
  lacks: 'بلا %{fields}',
  assumed: 'لا يضمنه العقد',
  change: 'يغيّر البيانات',
  elsewhere: 'غير لازم لهذا الحساب',
  left: 'أُضيف السجل %{key} وتعذّر حذفه. يُرجى حذفه يدويًا.',
};

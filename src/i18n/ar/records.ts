import type { Messages } from '../messages.ts';

/** With the forms of the type's name that `RecordForms` lists, in place of `%{type}` and `%{types}`. */
export const records: Messages['records'] = {
  count: '%{counted}',
  page: { list: '%{all}', create: 'إضافة %{one}', edit: 'تعديل %{name}' },
  actions: { add: 'إضافة %{one}', addFirst: 'إضافة %{one}', delete: 'حذف %{name}' },
  fields: { q: 'البحث في %{ofAll}' },
  sections: { main: '%{the}', expiries: 'تواريخ الانتهاء', notes: 'ملاحظات' },
  gone: {
    title: 'تعذّر العثور على %{the}',
    why: 'ربما تم الحذف.',
    back: 'العودة إلى %{ofAll}',
  },
  empty: {
    title: 'لم يُعثر على %{some}',
    invite: 'للبدء، يُرجى إضافة أول %{one}.',
  },
  stats: {
    label: 'مؤشرات %{ofAll}',
    total: 'الإجمالي',
    failed: 'تعذّر تحميل المؤشرات.',
  },
  failed: {
    load: 'تعذّر تحميل %{ofAll}. يُرجى إعادة المحاولة لاحقًا.',
    addRefused: 'تعذّرت إضافة %{the}. يُرجى التحقق من البيانات المدخلة.',
    addLost: 'تعذّرت إضافة %{the}. يُرجى إعادة المحاولة لاحقًا.',
    saveRefused: 'تعذّر حفظ %{the}. يُرجى التحقق من البيانات المدخلة.',
    saveLost: 'تعذّر حفظ %{the}. يُرجى إعادة المحاولة لاحقًا.',
    delete: 'تعذّر حذف %{the}.',
    deleteMany: 'تعذّر حذف %{ofAll}.',
    updateMany: 'تعذّر تحديث %{ofAll}. يُرجى إعادة المحاولة لاحقًا.',
    import: 'تعذّر استيراد %{ofAll}. يُرجى إعادة المحاولة لاحقًا.',
  },
  notOffered: {
    list: 'هذا الخادم لا يحفظ %{ofAll}.',
    create: 'لا يمكن إضافة %{some} على هذا الخادم.',
    edit: 'لا يمكن تغيير %{ofAll} على هذا الخادم.',
    delete: 'لا يمكن حذف %{ofAll} على هذا الخادم.',
    kept: 'ما كتبته باقٍ هنا ويمكن نسخه.',
  },
  unfinished: {
    text: 'لم يكتمل استيراد %{file}.',
    open: 'متابعة الاستيراد',
  },
  delete: {
    title: 'حذف %{record}؟',
    content: 'سيتم حذف %{the} نهائيًا. لا يمكن التراجع عن ذلك.',
    linked: 'السجلات المرتبطة: %{records}.\u200f',
    confirm: 'حذف %{the}',
  },
  deleteMany: {
    title: 'حذف %{ofCounted}؟',
    content: 'سيتم حذف %{names} نهائيًا. لا يمكن التراجع عن ذلك.',
    confirm: 'حذف %{ofCounted}',
  },
  updateMany: {
    title: 'تغيير الحالة إلى «%{status}» (%{count})؟',
    content: 'ستصبح حالة %{names} «%{status}».',
    confirm: 'تغيير إلى %{status}',
  },
  notifications: {
    created: 'تمت إضافة %{name}',
    saved: 'تم تحديث %{name}',
    updated: 'تم تحديث %{ofCounted}',
    deleted: 'تم حذف %{ofCounted}',
  },
};

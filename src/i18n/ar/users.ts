import type { ArabicRecordTexts } from '../messages.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const users: ArabicRecordTexts<'admin/settings/users'> = {
  name: named('مستخدم', 'المستخدمون'),
  forms: formsOf('مستخدم', 'المستخدم', ['المستخدمون', 'المستخدمين'], 'مستخدمين', nouns.user),
  fields: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    role: 'الدور',
    branch: 'الفرع',
    status: 'الحالة',
    avatar: 'الصورة',
    created_at: 'تاريخ الإنشاء',
    last_login_at: 'آخر دخول',
    session: 'جلسة الدخول',
    two_factor_enabled: 'التحقق بخطوتين',
    q: 'البحث بالاسم أو البريد الإلكتروني',
  },
  sections: { person: 'الشخص', access: 'الصلاحيات', account: 'الحساب' },
  options: {
    branch: { OCGLT: 'OCGLT', Alain: 'العين' },
    status: { active: 'نشط', inactive: 'غير نشط' },
  },

  noBranch: 'بلا فرع (المشرف العام)',
  stats: {
    total: 'إجمالي المستخدمين',
    active: 'المستخدمون النشطون',
    'Super Admin': 'المشرف العام',
    'Fleet Manager': 'مدير الأسطول',
    'Diesel Manager': 'مدير الديزل',
  },
  actions: { add: 'إضافة مستخدم', addFirst: 'إضافة مستخدم' },
  page: { create: 'إضافة مستخدم' },
  empty: { invite: 'يُرجى إنشاء أول حساب.' },
  failed: {
    load: 'تعذّر تحميل المستخدمين',
    addRefused: 'تعذّرت إضافة المستخدم',
    addLost: 'حدث خطأ أثناء إضافة المستخدم',
    saveRefused: 'تعذّر تحديث المستخدم',
    saveLost: 'حدث خطأ أثناء تحديث المستخدم',
    delete: 'تعذّر حذف المستخدم',
    deleteLost: 'حدث خطأ أثناء حذف المستخدم',
  },
  delete: {
    title: 'حذف %{name} (%{email})؟',
    content: 'سيتم حذف الحساب نهائيًا، ولن يمكن تسجيل الدخول به.',
  },
  notifications: {
    created: 'تمت إضافة المستخدم بنجاح!',
    saved: 'تم تحديث المستخدم بنجاح!',
    deleted: 'تم حذف المستخدم بنجاح!',
  },
  stays: {
    self: 'لا يمكنك حذف حسابك أو تعطيله.',
    lastAdmin: 'لا يمكن حذف آخر مشرف عام.',
  },
  lastAdmin: 'يجب أن يحتفظ آخر مشرف عام بهذا الدور ويبقى نشطًا',
  ownRole: {
    title: 'تغيير دورك إلى %{role}؟',
    content: 'ستفقد الوصول إلى ما يفتحه دورك الحالي وحده، ومنه هذه الصفحة.',
    confirm: 'تغيير دوري',
  },
  sameName: 'يوجد مستخدم آخر بهذا الاسم',
  you: 'هذا أنت',
  reset: {
    open: 'تعيين كلمة مرور جديدة',
    own: 'تغيير كلمة مرورك',
    title: 'كلمة مرور جديدة لـ %{name}',
    about: 'يُرجى تسليمها بطريقة آمنة، فنحن لا نرسلها بالبريد الإلكتروني.',
    field: 'كلمة المرور الجديدة',
    submit: 'تعيين كلمة المرور',
    done: 'تم تحديث كلمة المرور بنجاح!',
    refused: 'تعذّر تحديث كلمة المرور',
    lost: 'حدث خطأ أثناء تحديث كلمة المرور',
  },
};

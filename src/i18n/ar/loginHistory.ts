import type { ArabicRecordTexts } from '../messages.ts';
import { counted, formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const loginHistory: ArabicRecordTexts<'admin/settings/login-history'> = {
  name: named('عملية دخول', 'سجل الدخول'),
  forms: formsOf(
    'عملية دخول',
    'عملية الدخول',
    ['سجل الدخول', 'سجل الدخول'],
    'عمليات دخول',
    nouns.signIn,
  ),
  count: counted(nouns.signIn),
  fields: {
    at: 'الوقت',
    user_id: 'المستخدم',
    email: 'المستخدم',
    outcome: 'النتيجة',
    method: 'الطريقة',
    device: 'الجهاز',
    ip: 'عنوان IP',
    from: 'من',
    to: 'إلى',
    q: 'البحث بالمستخدم أو الجهاز أو عنوان IP',
  },
  options: {
    outcome: {
      success: 'دخول ناجح',
      wrong_password: 'كلمة مرور خاطئة',
      wrong_code: 'رمز خاطئ',
      deactivated: 'الحساب غير نشط',
      failed: 'كل المحاولات الفاشلة',
    },
    method: { password: 'كلمة المرور', google: 'Google' },
  },
  stats: {},
  failed: { load: 'تعذّر تحميل سجل الدخول.' },
  empty: { title: 'لا توجد عمليات دخول بعد' },
};

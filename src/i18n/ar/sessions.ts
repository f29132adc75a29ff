import type { ArabicRecordTexts } from '../messages.ts';
import { formsOf, named, ofCounted } from './forms.ts';
import { nouns } from './nouns.ts';

export const sessions: ArabicRecordTexts<'admin/settings/operations'> = {
  name: named('جلسة', 'الجلسات'),
  forms: formsOf('جلسة', 'الجلسة', ['الجلسات', 'الجلسات'], 'جلسات', nouns.session),
  page: { list: 'تشغيل الخادم' },
  fields: {
    user_id: 'المستخدم',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    created_at: 'تسجيل الدخول',
    last_used_at: 'آخر استخدام',
    device: 'الجهاز',
    ip: 'عنوان IP',
    is_current: 'هذه الجلسة',
    q: 'البحث بالمستخدم أو الجهاز أو عنوان IP',
  },
  options: {},
  stats: {},
  actions: { delete: 'إنهاء جلسة %{name}' },
  delete: {
    title: 'إنهاء هذه الجلسة التي تخص %{name} (%{email})؟',
    content: 'سيلزم تسجيل الدخول من جديد على ذلك الجهاز، وسيُفقد ما كُتب عليه ولم يُحفظ.',
    confirm: 'إنهاء الجلسة',
  },
  failed: { delete: 'تعذّر إنهاء الجلسة.' },
  notOffered: {
    list: 'لا يمكن إدارة هذا الخادم من هنا، فهو لا يبيّن من سجّل الدخول.',
    delete: 'لا يمكن إنهاء الجلسات على هذا الخادم.',
  },
  notifications: { deleted: ofCounted(nouns.session, (sessions) => `تم إنهاء ${sessions}`) },
};

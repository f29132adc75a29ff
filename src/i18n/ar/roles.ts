import type { ArabicRecordTexts } from '../messages.ts';
import { counted, formsOf, named, ofCounted } from './forms.ts';
import { nouns } from './nouns.ts';

export const roles: ArabicRecordTexts<'admin/settings/roles'> = {
  name: named('دور', 'الأدوار'),
  forms: formsOf('دور', 'الدور', ['الأدوار', 'الأدوار'], 'أدوار', nouns.role),
  fields: {
    name: 'الاسم',
    description: 'الوصف',
    users: 'المستخدمون',
    kind: 'النوع',
    q: 'البحث بالاسم أو الوصف',
  },
  options: {},
  stats: {},
  kinds: { builtIn: 'أساسي', own: 'مخصص' },
  descriptions: {
    'Super Admin': 'يدير النظام كله وإعداداته.',
    'Fleet Manager': 'يدير السائقين والشاحنات والمقطورات والمستندات.',
    'Diesel Manager': 'يدير مخزون الديزل والصرف والمشتريات.',
    User: 'دور الحسابات الجديدة حتى يمنحها مشرف دورًا آخر.',
  },
  userCount: counted(nouns.user),
  sections: { role: 'الدور', rights: 'الوصول إلى السجلات', permissions: 'الصلاحيات' },
  actions: { add: 'إضافة دور', addFirst: 'إضافة دور' },
  page: { list: 'الأدوار والصلاحيات', create: 'إضافة دور' },
  empty: { invite: 'يُرجى إضافة أول دور.' },
  failed: {
    load: 'تعذّر تحميل الأدوار',
    addRefused: 'تعذّر حفظ الدور',
    addLost: 'تعذّر حفظ الدور',
    saveRefused: 'تعذّر حفظ الدور',
    saveLost: 'تعذّر حفظ الدور',
    delete: 'تعذّر حذف الدور',
  },
  delete: {
    title: 'حذف الدور %{record}؟',
  },
  notifications: { created: 'تمت إضافة الدور', saved: 'تم تحديث الدور' },
  stays: {
    inUse: ofCounted(nouns.user, (people) => `الدور %{name} مستخدم لدى ${people}.`),
    builtIn: 'الدور %{name} أساسي، وصلاحياته مرتبطة باسمه.',
  },
  nameStays: {
    inUse: ofCounted(nouns.user, (people) => `لا يمكن تغيير الاسم: الدور مستخدم لدى ${people}`),
    builtIn: 'لا يمكن تغيير الاسم: الدور أساسي',
  },
  matrix: {
    title: 'صلاحيات الأدوار الأساسية',
    about: 'الأدوار المخصصة تفتح الملف الشخصي فقط.',
    permission: 'الصلاحية',
    yes: 'نعم',
    no: 'لا',
  },
  noRights: 'لا سجلات، الملف الشخصي فقط.',
  actionNames: {
    list: 'عرض القائمة',
    show: 'فتح',
    create: 'إضافة',
    edit: 'تعديل',
    delete: 'حذف',
    export: 'تصدير',
    import: 'استيراد',
  },
};

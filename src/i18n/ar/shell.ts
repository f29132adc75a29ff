import type { Messages } from '../messages.ts';
import { counted, firstNouns } from './forms.ts';

export const shell: Messages['shell'] = {
  loading: 'جارٍ التحميل...',
  welcome: {
    back: 'مرحبًا بعودتك!',
    created: 'تم إنشاء الحساب! مرحبًا بك في لوحة المتابعة.',
    google: 'تم إنشاء الحساب عبر Google!',
  },
  notRemembered: 'متصفحك يمنع التخزين، ولذلك سيتم تسجيل خروجك عند إعادة تحميل الصفحة.',
  skip: 'الانتقال إلى المحتوى',
  home: '%{name}، الصفحة الرئيسية',
  roles: {
    'Super Admin': 'المشرف العام',
    'Fleet Manager': 'مدير الأسطول',
    'Diesel Manager': 'مدير الديزل',
    User: 'مستخدم',
  },
  areas: {
    admin: 'الإدارة',
    fleet: 'الأسطول',
    diesel: 'الديزل',
  },
  sidebar: {
    label: 'القائمة الرئيسية',
    expand: 'توسيع الشريط الجانبي',
    collapse: 'طي الشريط الجانبي',
    open: 'فتح القائمة',
    close: 'إغلاق القائمة',
    logout: 'تسجيل الخروج',
    noRole: 'بلا دور بعد',
  },
  menu: {
    dashboard: 'لوحة المتابعة',
    fleetOverview: 'نظرة عامة على الأسطول',
    dieselOverview: 'نظرة عامة على الديزل',
    settings: 'الإعدادات',
    board: 'من لا يُسمح له بالقيادة',
    drivers: 'السائقون',
    trucks: 'الشاحنات',
    trailers: 'المقطورات',
    documents: 'المستندات',
    calendar: 'التقويم',
    activity: 'سجل النشاط',
    stock: 'المخزون',
    extractions: 'عمليات السحب',
    issues: 'عمليات الصرف',
    purchases: 'المشتريات',
    auditLog: 'سجل التدقيق',
    reports: 'التقارير',
    welcome: 'مرحبًا',
    profile: 'الملف الشخصي',
  },
  topBar: {
    profile: 'الملف الشخصي: %{name}',
    palette: 'البحث والأوامر',
    search: 'بحث…',
    searchKey: 'Ctrl K',
    searchKeyMac: '⌘ K',
    language: 'اللغة',
    theme: 'المظهر',
    themes: { light: 'فاتح', dark: 'داكن', system: 'حسب الجهاز' },
  },
  bell: {
    title: 'الإشعارات',
    button: 'الإشعارات',
    unread: counted(
      firstNouns.notification,
      (notifications) => `الإشعارات: ${notifications} دون قراءة`,
    ),
    unknown: 'الإشعارات: عدد غير المقروء غير معروف',
    failed: 'تعذّر تحميل الإشعارات.',
  },
  offline:
    'لا يوجد اتصال بالإنترنت. قد لا تكون القوائم والأرقام محدّثة، ولا يمكن حفظ أي شيء قبل عودة الاتصال.',
  clockOff: 'ساعة هذا الجهاز غير صحيحة. يُؤخذ تاريخ اليوم من الخادم.',
  screens: {
    goHome: 'الصفحة الرئيسية',
    goToDashboard: 'الانتقال إلى لوحة المتابعة',
    error: {
      crashed: {
        title: 'حدث خطأ في هذه الشاشة',
        text: 'بياناتك المحفوظة آمنة.',
      },
      offline: {
        title: 'لا يوجد اتصال بالإنترنت',
        text: 'لم يتم تحميل هذه الشاشة بعد. ستفتح فور عودة الاتصال.',
      },
      outdated: {
        title: 'يلزم إعادة التحميل للمتابعة',
        text: 'تم تثبيت إصدار أحدث من %{name} بعد فتح هذه الصفحة.',
      },
      notLoaded: {
        title: 'تعذّر التحميل',
        text: 'بياناتك المحفوظة آمنة. يُرجى التحقق من الاتصال وإعادة المحاولة.',
      },
      retry: 'إعادة المحاولة',
      reload: 'إعادة التحميل',
      report: 'تقرير الخطأ لفريق الدعم',
      reportHint: 'لا يتضمن أي شخص أو سجل أو أي شيء كتبته.',
    },
  },
};

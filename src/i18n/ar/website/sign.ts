import type { SiteMessages } from '../../messages.ts';
import { errors } from '../errors.ts';

const fields = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
};

const causes = {
  offline: 'لا يوجد اتصال بالإنترنت. يُرجى التحقق من الاتصال.',
  network: 'تعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال.',
  timeout: 'لم يستجب الخادم في الوقت المحدد.',
  nonJson: errors.nonJson,
  unreadable: 'تعذّرت قراءة استجابة الخادم.',
  forbidden: 'لا يُسمح لهذا الحساب بتسجيل الدخول. يُرجى مراجعة المشرف.',
  tooMany: 'المحاولات كثيرة. يُرجى الانتظار دقيقة وإعادة المحاولة.',
  server: 'أبلغ الخادم عن خطأ.',
  other: '',
};

const problems = {
  emailMissing: 'يُرجى إدخال البريد الإلكتروني.',
  emailShape: 'يُرجى إدخال بريد إلكتروني مثل \u2068name@company.ae\u2069.',
  passwordMissing: 'يُرجى إدخال كلمة المرور.',
};

const common = {
  noScript: 'يحتاج تسجيل الدخول إلى JavaScript. يُرجى تفعيله في المتصفح.',
  unloaded: 'تعذّر تحميل النموذج. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  busy: 'المحاولات كثيرة. يمكن إعادة المحاولة %{when}.',
  waiting: 'يُرجى الانتظار %{seconds} ث',
  google: {
    blocked: 'تعذّر تحميل الدخول عبر Google. يُرجى التحقق من الاتصال ومن مانع الإعلانات.',
    again: 'يُرجى اختيار حساب Google أدناه.',
  },
};

export const login: SiteMessages['login'] = {
  ...common,
  ...fields,
  heading: 'تسجيل الدخول إلى أسطولك',
  lead: 'يُرجى استخدام حساب شركتك.',
  panelText:
    'السائقون والشاحنات والمقطورات والتصاريح والديزل في مكان واحد، وكل تاريخ انتهاء معروف قبل أن يوقف شاحنة عند البوابة.',
  backToHome: 'العودة إلى الصفحة الرئيسية',
  keep: 'إبقاء تسجيل الدخول لمدة 30 يومًا',
  keepHint: 'لا يُنصح به على الأجهزة المشتركة.',
  code: 'الرمز',
  codeHint: 'من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  submit: 'تسجيل الدخول',
  sending: 'جارٍ تسجيل الدخول…',
  or: 'أو',
  googleButton: 'تسجيل الدخول عبر Google',
  noAccount: 'لا حساب لديك، أو تعذّر دخولك؟',
  contactAdmin: 'مراسلة المشرف',
  contactAdminSubject: 'مساعدة في تسجيل الدخول',
  newHere: 'مستخدم جديد؟',
  createAccount: 'إنشاء حساب',
  problems: {
    ...problems,
    codeMissing: 'يُرجى إدخال الرمز.',
    codeWrong: 'الرمز غير صحيح أو سبق استخدامه. يُرجى إدخال الرمز الظاهر الآن في التطبيق.',
  },
  wrongCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى إعادة المحاولة.',
  failed: 'حدث خطأ أثناء تسجيل الدخول. يُرجى إعادة المحاولة.',
  googleFailed:
    'تعذّر تسجيل الدخول عبر Google. يُرجى إعادة المحاولة أو استخدام البريد الإلكتروني وكلمة المرور.',
  causes: {
    ...causes,
    notFound: 'تسجيل الدخول غير متاح على هذا الخادم. يُرجى التحقق من تثبيت الواجهة البرمجية.',
  },
};

export const signup: SiteMessages['signup'] = {
  ...common,
  ...fields,
  heading: 'إنشاء حسابك',
  lead: 'تجربة كل المزايا مجانًا لمدة 30 يومًا.',
  name: 'الاسم الكامل',
  confirm: 'تأكيد كلمة المرور',
  passwordHint: 'الحد الأدنى لعدد الأحرف: %{min}.',
  submit: 'إنشاء حساب',
  sending: 'جارٍ إنشاء حسابك…',
  or: 'أو',
  googleButton: 'إنشاء حساب عبر Google',
  haveAccount: 'لديك حساب؟',
  signIn: 'تسجيل الدخول',
  agree: 'بإنشاء حساب تقبل',
  agreeTerms: 'الشروط والأحكام',
  agreeAnd: 'و',
  agreePrivacy: 'سياسة الخصوصية',
  problems: {
    ...problems,
    nameMissing: 'يُرجى إدخال اسمك.',
    passwordMissing: 'يُرجى اختيار كلمة مرور.',
    passwordShort: 'الحد الأدنى لعدد الأحرف: %{min}.',
    passwordCommon: 'هذه من أكثر كلمات المرور شيوعًا. يُرجى اختيار غيرها.',
    confirmMissing: 'يُرجى تأكيد كلمة المرور.',
    mismatch: 'كلمتا المرور غير متطابقتين.',
  },
  refused: 'تعذّر إنشاء الحساب. يُرجى تجربة بريد إلكتروني آخر أو التحقق من كلمة المرور.',
  failed: 'حدث خطأ أثناء إنشاء الحساب. يُرجى إعادة المحاولة.',
  googleFailed: 'تعذّر إنشاء الحساب عبر Google. يُرجى إعادة المحاولة أو استخدام البريد الإلكتروني.',
  causes: {
    ...causes,
    notFound: 'إنشاء الحسابات غير متاح على هذا الخادم. يُرجى التحقق من تثبيت الواجهة البرمجية.',
  },
};

export const demo: SiteMessages['demo'] = {
  heading: 'حسابات تجريبية',
  hint: 'باختيار أحدها يُملأ النموذج.',
  roles: {
    'Super Admin': 'المشرف العام',
    'Fleet Manager': 'مدير الأسطول',
    'Diesel Manager': 'مدير الديزل',
    Auditor: 'المدقق',
  },
};

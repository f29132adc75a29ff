import type { Call, Json } from './call.ts';

/**
 * What a server says, in Arabic, by what it says in English (as gettext does); %1 and so on stand for values.
 * A call asks for it by `Accept-Language`.
 */
const ARABIC: Readonly<Record<string, string>> = {
  'This field is required': 'حقل مطلوب',
  'At most %1 characters': 'الحد الأقصى لعدد الأحرف: %1',
  'At least %1 characters': 'الحد الأدنى لعدد الأحرف: %1',
  'Not a date (yyyy-MM-dd)': 'يُرجى إدخال تاريخ صحيح',
  'Not an instant (yyyy-MM-ddTHH:mm:ssZ)': 'يُرجى إدخال تاريخ ووقت صحيحين',
  'Not an email address': 'يُرجى إدخال بريد إلكتروني صحيح',
  'Not a phone number': 'يُرجى إدخال رقم هاتف صحيح',
  'Not a phone number that can be dialled': 'يُرجى إدخال رقم هاتف يمكن الاتصال به',
  'Not a whole number': 'يجب أن يكون عددًا صحيحًا',
  'This cannot be asked for': 'طلب غير مفهوم',
  'Not a number': 'يجب أن يكون رقمًا',
  'Must be text': 'يجب أن يكون نصًا',
  'Must be true or false': 'يجب أن يكون نعم أو لا',
  'Must be from %1 to %2': 'يجب أن يكون بين %1 و%2',
  'Must be one of: %1': 'يجب أن يكون أحد الخيارات: %1',
  'Must be the name of another branch': 'يُرجى اختيار فرع آخر',
  'Must not be in the future': 'يجب ألا يكون في المستقبل',
  'Must be after the last count': 'يجب أن يكون بعد آخر جرد',
  'Litres, unit price, net, VAT and total do not match':
    'اللترات وسعر اللتر والصافي والضريبة والإجمالي غير متطابقة',
  'Does not match litres and unit cost': 'لا يتطابق مع اللترات وسعر اللتر',
  'Not a time zone': 'ليست منطقة زمنية',
  'Not a list of at most six weekdays (0 to 6)': 'ستة أيام في الأسبوع على الأكثر',
  'Already taken': 'مسجّل من قبل',
  'The disk of the server is full: nothing was stored': 'قرص الخادم ممتلئ: لم يُحفظ أي شيء',
  'The server cannot reach its database. Try again in a moment.':
    'لا يصل الخادم إلى قاعدة بياناته. يُرجى المحاولة بعد قليل.',
  'The server cannot reach its files. Try again in a moment.':
    'لا يصل الخادم إلى ملفاته. يُرجى المحاولة بعد قليل.',
  'The server is busy. Try again in a moment.': 'الخادم مشغول. يُرجى المحاولة بعد قليل.',
  'Too many attempts. Try again in %1 seconds.':
    'المحاولات كثيرة. الثواني المتبقية قبل إعادة المحاولة: %1',
  'Another record has this already': 'هذه القيمة مسجّلة في سجل آخر',
  'Other records use this one': 'هذا السجل مستخدم في سجلات أخرى',
  'There is already a %1 %2': '%2 مسجّل من قبل',
  'There is already an account with this address': 'يوجد حساب بهذا البريد الإلكتروني',
  'Only a refrigerated trailer has a temperature range': 'نطاق الحرارة للمقطورات المبرّدة فقط',
  'Must not be below the lowest temperature': 'يجب ألا يقل عن أدنى درجة حرارة',
  'Must not be before the issue date': 'يجب ألا يسبق تاريخ الإصدار',
  'Must have 15 digits': 'يتكوّن رقم التسجيل الضريبي من 15 رقمًا',
  'Must begin with http:// or https://':
    'يجب أن يبدأ العنوان بـ \u2068http://\u2069 أو \u2068https://\u2069',
  'Password must be at least %1 characters long': 'الحد الأدنى لعدد أحرف كلمة المرور: %1',
  'Too common a password': 'هذه من أكثر كلمات المرور شيوعًا. يُرجى اختيار غيرها.',
  "New passwords don't match": 'كلمتا المرور الجديدتان غير متطابقتين',
  'The current password is not right': 'كلمة المرور الحالية غير صحيحة',
  'This code is not right': 'الرمز غير صحيح',
  'A file is needed': 'يُرجى اختيار ملف',
  'Only images can be used': 'تُقبل الصور فقط',
  'Only .csv files can be imported': 'تُستورد ملفات \u2068.csv\u2069 فقط',
  'The file is empty': 'الملف فارغ',
  'More than %1 rows': 'عدد الصفوف أكثر من %1',
  'Line %1: quotes do not match': 'السطر %1: علامات الاقتباس غير متطابقة',
  'The file is not UTF-8': 'ترميز الملف ليس UTF-8',
  'That is too large': 'الحجم أكبر مما يقبله الخادم',
  'Larger than %1 MB': 'أكبر من %1 م.ب',
  'Larger than %1 megapixels': 'أكبر من %1 ميغابكسل',
  'Some fields are not right': 'لم يقبل الخادم بعض القيم',
  'You do not have permission to do this': 'ليست لديك صلاحية لهذا الإجراء',
  'You cannot delete your own account': 'لا يمكنك حذف حسابك',
  'You cannot deactivate your own account': 'لا يمكنك تعطيل حسابك',
  'The last Super Admin cannot be deleted': 'لا يمكن حذف آخر مشرف عام',
  'The last Super Admin must stay an active Super Admin':
    'يجب أن يحتفظ آخر مشرف عام بهذا الدور ويبقى نشطًا',
  'The role %1 is built in': 'الدور «%1» من الأدوار الأساسية',
  'The role %1 is in use: %2 user has it': 'الدور «%1» مستخدم: عدد المستخدمين %2',
  'The role %1 is in use: %2 users have it': 'الدور «%1» مستخدم: عدد المستخدمين %2',
  '%1 is assigned to %2': '%1 مُسندة إلى %2',
  'Someone else changed this %1 meanwhile': 'غيّر شخص آخر هذا السجل في هذه الأثناء',
  'There is no driver with the id %1 any more': 'لم يعد هذا السائق موجودًا',
  'There is no %1 with the id %2': 'لم يعد هذا السجل موجودًا',
  'There is no such %1': 'هذا السجل غير موجود',
  'There is no voucher %1': 'لا يوجد سند بالرقم %1',
  'There is no voucher with this anomaly': 'لا يوجد سند بهذه الحالة',
  'This is closed already': 'تم إقفاله من قبل',
  'This is not closed': 'هذا غير مقفل',
  '%1 has the same time and litres': 'السند %1 له الوقت وعدد اللترات أنفسهما',
  '%1 was taken back already': 'تم عكس السند %1 من قبل',
  'Must be as in %1': 'يجب أن يطابق ما في السند %1',
  'This branch has no stock': 'لا مخزون لهذا الفرع',
  'A document cannot renew itself': 'لا يمكن للمستند أن يجدد نفسه',
  '%1 has been renewed already': 'تم تجديد %1 من قبل',
  'Invalid credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  'This account is deactivated': 'هذا الحساب غير نشط',
  'Google did not confirm who you are': 'لم تؤكد Google هويتك',
  'Your session has ended. Sign in again.': 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
  'This sign-in has ended already': 'انتهت هذه الجلسة من قبل',
  'Sign in first': 'يُرجى تسجيل الدخول أولًا',
  'Internal server error': 'أبلغ الخادم عن خطأ',
  '%1 holds %2 l, below the reorder level of %3 l':
    'الموجود في %1 هو %2\u00a0لتر، دون حد إعادة الطلب (%3\u00a0لتر)',
  '%1 holds %2 l': 'الموجود في %1 هو %2\u00a0لتر',
  '%1 was last counted %2 days ago': 'عدد الأيام منذ آخر جرد في %1: %2',
  '%1: %2 L less than invoiced by %3': '%1: الكمية المستلمة أقل من فاتورة %3 بمقدار %2\u00a0لتر',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const SENTENCES = Object.entries(ARABIC).map(([english, arabic]) => ({
  order: [...english.matchAll(/%(\d)/g)].map(([, place]) => place),
  pattern: new RegExp(`^${escaped(english).replace(/%\d/g, '(.+)')}$`),
  arabic,
}));

/** With the names that they hold: a longer one is what a call sent, in which a search could take hours. */
const LONGEST = 1000;

const inArabic = (text: string): string => {
  if (text.length > LONGEST) return text;
  for (const { pattern, order, arabic } of SENTENCES) {
    const values = pattern.exec(text)?.slice(1);
    if (!values) continue;
    const said = arabic.replace(/%(\d)/g, (_, place: string) => {
      const value = values[order.indexOf(place)] ?? '';
      return /^\d+$/.test(value) ? value : `\u2068${value}\u2069`;
    });
    // Whatever it begins with, it is read from the right.
    return said.startsWith('\u2068') ? `\u200f${said}` : said;
  }
  return text;
};

export const asksForArabic = (headers: Call['headers']): boolean =>
  /^ar\b/i.test(headers['accept-language'] ?? '');

/** A server's words in the language that a call asks for. */
export const wordsTo = ({ headers }: Pick<Call, 'headers'>): ((text: string) => string) =>
  asksForArabic(headers) ? inArabic : (text) => text;

/** What a refusal says, in the language of the call: its reason, and what is wrong with single fields. */
export const refusalTo = (call: Pick<Call, 'headers'>, json: Json): Json => {
  const say = wordsTo(call);
  const said = (value: unknown) => (typeof value === 'string' ? say(value) : value);
  const { error, errors } = json;
  return {
    ...json,
    error: said(error),
    ...(typeof errors === 'object' &&
      errors !== null && {
        errors: Object.fromEntries(
          Object.entries(errors).map(([field, text]) => [field, said(text)]),
        ),
      }),
  };
};

/** A thing that is counted. */
export interface Noun {
  /** 'سائق واحد' */
  one: string;
  /** 'سائقان', and after a word that governs it 'سائقين'. */
  two: readonly [nominative: string, genitive: string];
  /** Three to ten. */
  few: string;
  /** Eleven to ninety-nine. */
  many: string;
  /** Any other number. */
  other: string;
}

/** What sentences need of a record type's name, by the names of their placeholders. */
export interface RecordForms {
  one: string;
  the: string;
  all: string;
  ofAll: string;
  some: string;
  counted: string;
  ofCounted: string;
}

/** The six forms of a text, in the order in which `i18nProvider` reads them. */
export const six = (
  zero: string,
  one: string,
  two: string,
  few: string,
  many: string,
  other: string,
): string => [zero, one, two, few, many, other].join(' |||| ');

/** A sentence about a number of things; the noun stands by itself, as in 'سائقان'. */
export const counted = (
  { one, two, few, many, other }: Noun,
  sentence: (things: string) => string = (things) => things,
  number: 'smart_count' | 'count' | 'days' = 'smart_count',
): string =>
  six(
    sentence(`%{${number}} ${other}`),
    sentence(one),
    sentence(two[0]),
    sentence(`%{${number}} ${few}`),
    sentence(`%{${number}} ${many}`),
    sentence(`%{${number}} ${other}`),
  );

/** The same where another word governs the noun, as in 'حذف سائقين'. */
export const ofCounted = (
  noun: Noun,
  sentence?: (things: string) => string,
  number?: 'smart_count' | 'count' | 'days',
): string => counted({ ...noun, two: [noun.two[1], noun.two[1]] }, sentence, number);

/** The name of a record type as lists and headings ask for it: of one, and of all. */
export const named = (one: string, all: string): string => six(all, one, all, all, all, all);

/** The forms of a record type's name. `all` and `some` are given as subject and as governed. */
export const formsOf = (
  one: string,
  the: string,
  all: readonly [nominative: string, genitive: string],
  some: string,
  noun: Noun,
): RecordForms => ({
  one,
  the,
  all: all[0],
  ofAll: all[1],
  some,
  counted: counted(noun),
  ofCounted: ofCounted(noun),
});

export const nouns = {
  driver: {
    one: 'سائق واحد',
    two: ['سائقان', 'سائقين'],
    few: 'سائقين',
    many: 'سائقًا',
    other: 'سائق',
  },
  truck: {
    one: 'شاحنة واحدة',
    two: ['شاحنتان', 'شاحنتين'],
    few: 'شاحنات',
    many: 'شاحنة',
    other: 'شاحنة',
  },
  trailer: {
    one: 'مقطورة واحدة',
    two: ['مقطورتان', 'مقطورتين'],
    few: 'مقطورات',
    many: 'مقطورة',
    other: 'مقطورة',
  },
  document: {
    one: 'مستند واحد',
    two: ['مستندان', 'مستندين'],
    few: 'مستندات',
    many: 'مستندًا',
    other: 'مستند',
  },
  company: {
    one: 'شركة واحدة',
    two: ['شركتان', 'شركتين'],
    few: 'شركات',
    many: 'شركة',
    other: 'شركة',
  },
  session: {
    one: 'جلسة واحدة',
    two: ['جلستان', 'جلستين'],
    few: 'جلسات',
    many: 'جلسة',
    other: 'جلسة',
  },
  user: {
    one: 'مستخدم واحد',
    two: ['مستخدمان', 'مستخدمين'],
    few: 'مستخدمين',
    many: 'مستخدمًا',
    other: 'مستخدم',
  },
  role: {
    one: 'دور واحد',
    two: ['دوران', 'دورين'],
    few: 'أدوار',
    many: 'دورًا',
    other: 'دور',
  },
  activity: {
    one: 'نشاط واحد',
    two: ['نشاطان', 'نشاطين'],
    few: 'أنشطة',
    many: 'نشاطًا',
    other: 'نشاط',
  },
  auditEntry: {
    one: 'قيد واحد',
    two: ['قيدان', 'قيدين'],
    few: 'قيود',
    many: 'قيدًا',
    other: 'قيد',
  },
  signIn: {
    one: 'عملية دخول واحدة',
    two: ['عمليتا دخول', 'عمليتي دخول'],
    few: 'عمليات دخول',
    many: 'عملية دخول',
    other: 'عملية دخول',
  },
  issue: {
    one: 'عملية صرف واحدة',
    two: ['عمليتا صرف', 'عمليتي صرف'],
    few: 'عمليات صرف',
    many: 'عملية صرف',
    other: 'عملية صرف',
  },
  purchase: {
    one: 'عملية شراء واحدة',
    two: ['عمليتا شراء', 'عمليتي شراء'],
    few: 'عمليات شراء',
    many: 'عملية شراء',
    other: 'عملية شراء',
  },
  extraction: {
    one: 'عملية سحب واحدة',
    two: ['عمليتا سحب', 'عمليتي سحب'],
    few: 'عمليات سحب',
    many: 'عملية سحب',
    other: 'عملية سحب',
  },
  tank: {
    one: 'خزان واحد',
    two: ['خزانان', 'خزانين'],
    few: 'خزانات',
    many: 'خزانًا',
    other: 'خزان',
  },
  legalDocument: {
    one: 'مستند قانوني واحد',
    two: ['مستندان قانونيان', 'مستندين قانونيين'],
    few: 'مستندات قانونية',
    many: 'مستندًا قانونيًا',
    other: 'مستند قانوني',
  },
  record: {
    one: 'سجل واحد',
    two: ['سجلان', 'سجلين'],
    few: 'سجلات',
    many: 'سجلًا',
    other: 'سجل',
  },
  row: {
    one: 'صف واحد',
    two: ['صفان', 'صفين'],
    few: 'صفوف',
    many: 'صفًا',
    other: 'صف',
  },
  cell: {
    one: 'خلية واحدة',
    two: ['خليتان', 'خليتين'],
    few: 'خلايا',
    many: 'خلية',
    other: 'خلية',
  },
  expiry: {
    one: 'تاريخ انتهاء واحد',
    two: ['تاريخا انتهاء', 'تاريخي انتهاء'],
    few: 'تواريخ انتهاء',
    many: 'تاريخ انتهاء',
    other: 'تاريخ انتهاء',
  },
  day: {
    one: 'يوم واحد',
    two: ['يومان', 'يومين'],
    few: 'أيام',
    many: 'يومًا',
    other: 'يوم',
  },
  week: {
    one: 'أسبوع واحد',
    two: ['أسبوعان', 'أسبوعين'],
    few: 'أسابيع',
    many: 'أسبوعًا',
    other: 'أسبوع',
  },
  month: {
    one: 'شهر واحد',
    two: ['شهران', 'شهرين'],
    few: 'أشهر',
    many: 'شهرًا',
    other: 'شهر',
  },
  year: {
    one: 'سنة واحدة',
    two: ['سنتان', 'سنتين'],
    few: 'سنوات',
    many: 'سنة',
    other: 'سنة',
  },
  minute: {
    one: 'دقيقة واحدة',
    two: ['دقيقتان', 'دقيقتين'],
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  },
  notification: {
    one: 'إشعار واحد',
    two: ['إشعاران', 'إشعارين'],
    few: 'إشعارات',
    many: 'إشعارًا',
    other: 'إشعار',
  },
  result: {
    one: 'نتيجة واحدة',
    two: ['نتيجتان', 'نتيجتين'],
    few: 'نتائج',
    many: 'نتيجة',
    other: 'نتيجة',
  },
  voucher: {
    one: 'سند واحد',
    two: ['سندان', 'سندين'],
    few: 'سندات',
    many: 'سندًا',
    other: 'سند',
  },
  count: {
    one: 'جرد واحد',
    two: ['جردان', 'جردين'],
    few: 'عمليات جرد',
    many: 'عملية جرد',
    other: 'عملية جرد',
  },
  anomaly: {
    one: 'حالة غير معتادة واحدة',
    two: ['حالتان غير معتادتان', 'حالتين غير معتادتين'],
    few: 'حالات غير معتادة',
    many: 'حالة غير معتادة',
    other: 'حالة غير معتادة',
  },
  change: {
    one: 'تغيير واحد',
    two: ['تغييران', 'تغييرين'],
    few: 'تغييرات',
    many: 'تغييرًا',
    other: 'تغيير',
  },
  copy: {
    one: 'نسخة واحدة',
    two: ['نسختان', 'نسختين'],
    few: 'نسخ',
    many: 'نسخة',
    other: 'نسخة',
  },
  assignment: {
    one: 'إسناد واحد',
    two: ['إسنادان', 'إسنادين'],
    few: 'إسنادات',
    many: 'إسنادًا',
    other: 'إسناد',
  },
} satisfies Record<string, Noun>;

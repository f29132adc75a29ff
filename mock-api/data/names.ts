import type { Random } from './random.ts';

type Name = readonly [latin: string, arabic: string];

interface People {
  /** Roughly the share of this nation among the country's lorry drivers. */
  weight: number;
  first: readonly Name[];
  last: readonly Name[];
}

const PEOPLE: readonly People[] = [
  {
    weight: 30,
    first: [
      ['Muhammad', 'محمد'],
      ['Imran', 'عمران'],
      ['Bilal', 'بلال'],
      ['Asif', 'آصف'],
      ['Waqar', 'وقار'],
      ['Zahid', 'زاهد'],
      ['Gul', 'جول'],
      ['Faisal', 'فيصل'],
      ['Sher', 'شير'],
      ['Naveed', 'نويد'],
    ],
    last: [
      ['Khan', 'خان'],
      ['Ahmed', 'أحمد'],
      ['Hussain', 'حسين'],
      ['Iqbal', 'إقبال'],
      ['Afridi', 'أفريدي'],
      ['Butt', 'بت'],
      ['Malik', 'مالك'],
      ['Shah', 'شاه'],
      ['Zaman', 'زمان'],
      ['Bangash', 'بنغش'],
    ],
  },
  {
    weight: 26,
    first: [
      ['Rajesh', 'راجيش'],
      ['Suresh', 'سوريش'],
      ['Anil', 'أنيل'],
      ['Gurpreet', 'غوربريت'],
      ['Harjit', 'هارجيت'],
      ['Manoj', 'مانوج'],
      ['Sajith', 'ساجيث'],
      ['Vinod', 'فينود'],
      ['Shaji', 'شاجي'],
      ['Biju', 'بيجو'],
    ],
    last: [
      ['Kumar', 'كومار'],
      ['Singh', 'سينغ'],
      ['Nair', 'ناير'],
      ['Pillai', 'بيلاي'],
      ['Thomas', 'توماس'],
      ['Menon', 'مينون'],
      ['Sharma', 'شارما'],
      ['Yadav', 'ياداف'],
      ['Varghese', 'فارغيز'],
      ['Gill', 'غيل'],
    ],
  },
  {
    weight: 12,
    first: [
      ['Abdul', 'عبدول'],
      ['Rafiq', 'رفيق'],
      ['Jahangir', 'جهانغير'],
      ['Shafiqul', 'شفيق'],
      ['Mizanur', 'ميزان'],
      ['Kamal', 'كمال'],
    ],
    last: [
      ['Rahman', 'رحمن'],
      ['Islam', 'إسلام'],
      ['Miah', 'ميا'],
      ['Hossain', 'حسين'],
      ['Uddin', 'الدين'],
      ['Chowdhury', 'شودري'],
    ],
  },
  {
    weight: 14,
    first: [
      ['Mahmoud', 'محمود'],
      ['Ahmed', 'أحمد'],
      ['Mostafa', 'مصطفى'],
      ['Khaled', 'خالد'],
      ['Tarek', 'طارق'],
      ['Hassan', 'حسن'],
      ['Ibrahim', 'إبراهيم'],
      ['Osman', 'عثمان'],
    ],
    last: [
      ['El Sayed', 'السيد'],
      ['Abdel Rahman', 'عبد الرحمن'],
      ['Fathy', 'فتحي'],
      ['Shawky', 'شوقي'],
      ['Bashir', 'بشير'],
      ['El Tayeb', 'الطيب'],
      ['Haddad', 'حداد'],
      ['Khalil', 'خليل'],
    ],
  },
  {
    weight: 7,
    first: [
      ['Bishnu', 'بيشنو'],
      ['Dipak', 'ديباك'],
      ['Prakash', 'براكاش'],
      ['Ramesh', 'راميش'],
      ['Nimal', 'نيمال'],
      ['Ruwan', 'روان'],
    ],
    last: [
      ['Thapa', 'ثابا'],
      ['Gurung', 'غورونغ'],
      ['Adhikari', 'أديكاري'],
      ['Tamang', 'تامانغ'],
      ['Perera', 'بيريرا'],
      ['Silva', 'سيلفا'],
    ],
  },
  {
    weight: 5,
    first: [
      ['Jose', 'خوسيه'],
      ['Rodel', 'روديل'],
      ['Ernesto', 'إرنستو'],
      ['Michael', 'مايكل'],
      ['Dennis', 'دينيس'],
    ],
    last: [
      ['Santos', 'سانتوس'],
      ['Reyes', 'رييس'],
      ['Cruz', 'كروز'],
      ['Garcia', 'غارسيا'],
      ['Bautista', 'باوتيستا'],
    ],
  },
  {
    weight: 6,
    first: [
      ['Saeed', 'سعيد'],
      ['Rashid', 'راشد'],
      ['Salem', 'سالم'],
      ['Hamad', 'حمد'],
      ['Sultan', 'سلطان'],
      ['Nasser', 'ناصر'],
    ],
    last: [
      ['Al Ketbi', 'الكتبي'],
      ['Al Shamsi', 'الشامسي'],
      ['Al Balushi', 'البلوشي'],
      ['Al Kaabi', 'الكعبي'],
      ['Al Zaabi', 'الزعابي'],
      ['Bin Omar', 'بن عمر'],
    ],
  },
];

const WEIGHTED = PEOPLE.map((people) => [people, people.weight] as const);

export const personName = (random: Random): { name: string; name_ar: string } => {
  const { first, last } = random.weighted(WEIGHTED);
  const [given, givenArabic] = random.pick(first);
  const [family, familyArabic] = random.pick(last);
  return { name: `${given} ${family}`, name_ar: `${givenArabic} ${familyArabic}` };
};

/** Mobile prefixes that are in use; 057 and 059 are not. */
const MOBILE_PREFIXES = ['50', '52', '54', '55', '56', '58'] as const;

export const mobileNumber = (random: Random): string =>
  `+971 ${random.pick(MOBILE_PREFIXES)} ${random.digits(3)} ${random.digits(4)}`;

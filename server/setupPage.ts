import { brand } from '../src/brand.ts';
import { tokens } from '../src/design/tokens.ts';
import { directionOf, LANGUAGE_NAMES, type Language } from '../src/domain/settings/language.ts';

export interface SetupFields {
  company: string;
  name: string;
  email: string;
  password: string;
}

const colour = (name: keyof typeof tokens.light) =>
  `light-dark(${tokens.light[name]}, ${tokens.dark[name]})`;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 'IBM Plex Sans Variable', system-ui, sans-serif; }
body { background: ${colour('page')}; color: ${colour('ink')}; margin-inline: auto; max-inline-size: 28rem; padding: 3rem 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0 0.5rem; }
h2 { font-size: 1.25rem; margin-block: 2.5rem 0; }
ul { list-style: none; padding: 0; }
p, ul { color: ${colour('inkSoft')}; }
label { display: block; font-weight: 600; margin-block: 1rem 0.25rem; }
input { text-align: start; background: ${colour('surface')}; border: 1px solid ${colour('lineStrong')}; border-radius: 8px; box-sizing: border-box; color: inherit; font: inherit; inline-size: 100%; padding: 0.6rem 0.75rem; }
[aria-invalid] { border: 2px solid ${colour('bad')}; }
.problem { color: ${colour('bad')}; margin-block: 0.25rem 0; }
a { color: inherit; }
button { background: ${colour('primary')}; border: 0; border-radius: 8px; color: ${colour('onPrimary')}; cursor: pointer; font: inherit; font-weight: 600; inline-size: 100%; margin-block-start: 1.5rem; padding: 0.75rem; }
[type='checkbox'] { inline-size: auto; }
.second { background: transparent; border: 1px solid ${colour('lineStrong')}; color: inherit; }
:focus-visible { outline: 3px solid ${colour('primary')}; outline-offset: 2px; }
`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

const FIELDS: readonly [name: keyof SetupFields, more: string][] = [
  ['company', 'dir="auto" autocomplete="organization"'],
  ['name', 'dir="auto" autocomplete="name"'],
  ['email', 'dir="ltr" type="email" autocomplete="username"'],
  ['password', 'dir="ltr" type="password" autocomplete="new-password"'],
];

const TEXTS = {
  en: {
    title: `Set up ${brand.name}`,
    lead: 'Your company, and you as its first Super Admin. Afterwards you sign in; drivers can then be imported from a spreadsheet, and colleagues added in the settings.',
    labels: {
      company: 'Company',
      name: 'Your name',
      email: 'Your email',
      password: 'Password',
    },
    submit: 'Set up',
    done: `${brand.name} is set up already.`,
  },
  ar: {
    title: `إعداد ${brand.nameArabic}`,
    lead: 'بيانات شركتك، وحسابك بصفتك المشرف العام الأول. بعد تسجيل الدخول يمكن استيراد السائقين من جدول بيانات، وإضافة الزملاء من الإعدادات.',
    labels: {
      company: 'الشركة',
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      password: 'كلمة المرور',
    },
    submit: 'إعداد',
    done: `تم إعداد ${brand.nameArabic} من قبل.`,
  },
} satisfies Record<Language, object>;

/** What the address says once it is of no more use. */
export const setupDone = (language: Language): string => TEXTS[language].done;

type Given = Readonly<Partial<Record<string, string>>>;

interface Page {
  page: string;
  style: string;
}

/** A page of the set-up, with the way to the other language. */
export const framed = (language: Language, title: string, content: string): Page => {
  const other = language === 'ar' ? 'en' : 'ar';
  const page = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a></p>
<h1>${title}</h1>
${content}</main></body></html>`;
  return { page, style: STYLE };
};

/** With what was typed and what is wrong with it. */
export const setupPage = (
  language: Language,
  typed: Given,
  problems: Given,
  more: string,
): Page => {
  const { title, lead, labels, submit } = TEXTS[language];
  const fields = FIELDS.map(([name, more]) => {
    const problem = problems[name];
    const value = name === 'password' ? '' : escaped(typed[name] ?? '');
    const said = problem ? `<p class="problem" id="${name}-problem">${escaped(problem)}</p>` : '';
    const wrong = problem ? `aria-invalid="true" aria-describedby="${name}-problem"` : '';
    return `<label for="${name}">${labels[name]}</label>
<input id="${name}" name="${name}" value="${value}" ${more} required ${wrong}>${said}`;
  });
  return framed(
    language,
    title,
    `<p>${lead}</p>
<form method="post">${fields.join('\n')}
<button>${submit}</button></form>${more}`,
  );
};

import { demoAccounts } from '../src/domain/people/demoAccounts.ts';
import type { Language } from '../src/domain/settings/language.ts';
import { framed } from './setupPage.ts';

const TEXTS = {
  en: {
    offerTitle: 'Or look around first',
    offer:
      'The sample company has drivers, vehicles, documents and diesel, all made up. It can be removed again at this address, to set up yours.',
    add: 'Add the sample company',
    title: 'The sample company is here',
    lead: 'Sign in with one of these accounts to look around.',
    signIn: 'Sign in',
    removeTitle: 'Set up your own company',
    remove:
      'The sample company is removed with everything in it, what you have added since included. On SQLite a backup is made before.',
    sure: 'Remove everything',
    submit: 'Remove the sample company',
  },
  ar: {
    offerTitle: 'أو التعرّف على النظام أولًا',
    offer:
      'في الشركة التجريبية سائقون ومركبات ومستندات وديزل، وكلها بيانات غير حقيقية. ويمكن إزالتها من هذا العنوان نفسه لإعداد شركتك.',
    add: 'إضافة الشركة التجريبية',
    title: 'تمت إضافة الشركة التجريبية',
    lead: 'يمكن تسجيل الدخول بأحد هذه الحسابات للتعرّف على النظام.',
    signIn: 'تسجيل الدخول',
    removeTitle: 'إعداد شركتك',
    remove:
      'ستُزال الشركة التجريبية وكل ما فيها، ومنه ما أُضيف إليها لاحقًا. في SQLite تُنشأ نسخة احتياطية قبل ذلك.',
    sure: 'إزالة كل شيء',
    submit: 'إزالة الشركة التجريبية',
  },
} satisfies Record<Language, object>;

/** The field by which a form says what is to be done with the sample company. */
export const SAMPLE_FIELD = 'sample';

/** Below the form for a company of one's own. */
export const sampleOffer = (language: Language): string => {
  const { offerTitle, offer, add } = TEXTS[language];
  return `<h2>${offerTitle}</h2>
<p>${offer}</p>
<form method="post"><button class="second" name="${SAMPLE_FIELD}" value="add">${add}</button></form>`;
};

/** While the sample company is there: its accounts, and its removal. */
export const samplePage = (language: Language) => {
  const { title, lead, signIn, removeTitle, remove, sure, submit } = TEXTS[language];
  const accounts = demoAccounts.map(
    ({ email, password, role }) => `<li dir="ltr">${email} · ${password} · ${role}</li>`,
  );
  return framed(
    language,
    title,
    `<p>${lead}</p>
<ul>${accounts.join('\n')}</ul>
<p><a href="${language === 'ar' ? '/ar/login' : '/login'}">${signIn}</a></p>
<h2>${removeTitle}</h2>
<p>${remove}</p>
<form method="post"><label><input type="checkbox" name="sure" required> ${sure}</label>
<button name="${SAMPLE_FIELD}" value="remove">${submit}</button></form>`,
  );
};

import { brand } from '../src/brand.ts';
import { tokens } from '../src/design/tokens.ts';

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
p { color: ${colour('inkSoft')}; }
label { display: block; font-weight: 600; margin-block: 1rem 0.25rem; }
input { background: ${colour('surface')}; border: 1px solid ${colour('lineStrong')}; border-radius: 8px; box-sizing: border-box; color: inherit; font: inherit; inline-size: 100%; padding: 0.6rem 0.75rem; }
[aria-invalid] { border: 2px solid ${colour('bad')}; }
.problem { color: ${colour('bad')}; margin-block: 0.25rem 0; }
button { background: ${colour('primary')}; border: 0; border-radius: 8px; color: ${colour('onPrimary')}; cursor: pointer; font: inherit; font-weight: 600; inline-size: 100%; margin-block-start: 1.5rem; padding: 0.75rem; }
:focus-visible { outline: 3px solid ${colour('primary')}; outline-offset: 2px; }
`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

const FIELDS: readonly [name: keyof SetupFields, label: string, more: string][] = [
  ['company', 'Company', 'autocomplete="organization"'],
  ['name', 'Your name', 'autocomplete="name"'],
  ['email', 'Your e-mail address', 'type="email" autocomplete="username"'],
  ['password', 'Password', 'type="password" autocomplete="new-password"'],
];

type Given = Readonly<Partial<Record<string, string>>>;

/** With what was typed and what is wrong with it. */
export const setupPage = (typed: Given, problems: Given): { page: string; style: string } => {
  const fields = FIELDS.map(([name, label, more]) => {
    const problem = problems[name];
    const value = name === 'password' ? '' : escaped(typed[name] ?? '');
    const said = problem ? `<p class="problem" id="${name}-problem">${escaped(problem)}</p>` : '';
    const wrong = problem ? `aria-invalid="true" aria-describedby="${name}-problem"` : '';
    return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" ${more} required ${wrong}>${said}`;
  });
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Set up ${brand.name}</title><style>${STYLE}</style></head>
<body><main><h1>Set up ${brand.name}</h1>
<p>Your company, and you as its first Super Admin. Afterwards you sign in; drivers can then be imported
from a spreadsheet, and colleagues added in the settings.</p>
<form method="post">${fields.join('\n')}
<button>Set up</button></form></main></body></html>`;
  return { page, style: STYLE };
};

import { pagesOf } from '../../domain/access/menu.ts';
import { nameOf } from '../../domain/access/pages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { storedSession } from '../../session/storedSession.ts';
import { textsOf } from './texts.ts';

const { shell } = await textsOf<{ shell: Messages['shell'] }>(
  () => import('../../i18n/en/shell.ts'),
  () => import('../../i18n/ar/shell.ts'),
);

/** Pages of the areas that a role may open, with their names from the menus. */
const areaPages = (role: string): readonly { path: string; name: string }[] =>
  pagesOf(role).map((path) => ({ path, name: shell.menu[nameOf(path)] }));

const linkTo = (path: string, name: string) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = name;
  item.append(link);
  return item;
};

const notFound = (root: HTMLElement): void => {
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  const list = root.querySelector('ul');
  const output = root.querySelector('output');
  if (!form || !input || !list || !output) return;

  const user = storedSession()?.user;
  if (user) {
    for (const item of list.querySelectorAll('[href$="/login"], [href$="/signup"]')) {
      item.parentElement?.remove();
    }
    list.prepend(...areaPages(user.role).map(({ path, name }) => linkTo(path, name)));
  }

  const matches = () =>
    [...list.children].filter((item) => item instanceof HTMLElement && !item.hidden);

  const filter = () => {
    const wanted = input.value.trim().toLocaleLowerCase();
    for (const item of list.children) {
      if (!(item instanceof HTMLElement)) continue;
      item.hidden = !item.textContent.toLocaleLowerCase().includes(wanted);
    }
    output.textContent = matches().length === 0 ? (output.dataset['none'] ?? '') : '';
  };

  input.addEventListener('input', filter);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input.value.trim() !== '') matches()[0]?.querySelector('a')?.click();
  });
  filter();
};

export default notFound;

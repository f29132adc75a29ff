import { modalDialogs } from '../kit/ui/modalDialogs.ts';

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.isContentEditable;

/** Ctrl or Cmd and a letter, or the key of that letter where the keyboard writes Arabic. */
const isWithLetter = (event: KeyboardEvent, letter: string): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (event.key.toLowerCase() === letter ||
    (/[^ -~]/.test(event.key) && event.code === `Key${letter.toUpperCase()}`));

/** A rich text field keeps the letter, because there it may mean bold, or a link. */
export const isShortcut = (event: KeyboardEvent, letter: string): boolean =>
  isWithLetter(event, letter) && !isEditable(event.target);

/** The button that saves the form in use, or the first form in sight that can be saved. */
const saveButton = (target: EventTarget | null): HTMLButtonElement | undefined => {
  const place = modalDialogs.top() ?? document.querySelector('main');
  const all = [...(place?.querySelectorAll<HTMLButtonElement>('form button[type=submit]') ?? [])];
  const ofForm = target instanceof HTMLElement ? target.closest('form') : null;
  return all.find(({ form }) => form === ofForm) ?? all.find(({ disabled }) => !disabled);
};

/** Ctrl or Cmd and S saves, in place of the browser's own, which saves the page as a file. */
export const saveByKey = (event: KeyboardEvent): void => {
  if (!isWithLetter(event, 's')) return;
  event.preventDefault();
  if (!event.repeat) saveButton(event.target)?.click();
};

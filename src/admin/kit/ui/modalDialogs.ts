import { createListeners } from '../../../domain/base/listeners.ts';

/** The open modal dialogs, the topmost last. The browser makes inert whatever is outside of that one. */
let open: readonly HTMLDialogElement[] = [];
const { subscribe, tell } = createListeners();

const change = (next: readonly HTMLDialogElement[]) => {
  open = next;
  tell();
};

export const modalDialogs = {
  top: (): HTMLDialogElement | undefined => open.at(-1),
  add: (dialog: HTMLDialogElement): void => change([...open, dialog]),
  remove: (dialog: HTMLDialogElement): void => change(open.filter((other) => other !== dialog)),
  subscribe,
};

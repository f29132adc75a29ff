const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.isContentEditable;

/** Ctrl or Cmd and a letter. A rich text field keeps it, because there it may mean bold, or a link. */
export const isShortcut = (event: KeyboardEvent, letter: string): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === letter &&
  !isEditable(event.target);

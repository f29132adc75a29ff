export const formParts = (root: HTMLElement) => {
  const form = root.querySelector('form');
  const alert = root.querySelector<HTMLElement>('.alert');
  const button = root.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!form || !alert || !button) throw new Error('This is no form of ours.');
  const words = button.textContent;

  const inputOf = (name: string) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control
      : undefined;
  };

  /** Beneath the field; undefined removes it. */
  const tell = (name: string, problem: string | undefined) => {
    const input = inputOf(name);
    const place = root.querySelector<HTMLElement>(`#${name}-problem`);
    if (!input || !place) return;
    place.hidden = problem === undefined;
    place.textContent = problem ?? '';
    input.setAttribute('aria-invalid', String(problem !== undefined));
    const hint = root.querySelector(`#${name}-hint`)?.id;
    const ids = [hint, problem === undefined ? undefined : place.id].filter(Boolean);
    if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
    else input.removeAttribute('aria-describedby');
  };

  // A field being corrected is no longer marked as wrong.
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      tell(target.name, undefined);
    }
  });

  const setBusy = (isBusy: boolean) => {
    button.disabled = isBusy;
    button.setAttribute('aria-busy', String(isBusy));
    form.setAttribute('aria-busy', String(isBusy));
    button.textContent = isBusy ? (button.dataset['sending'] ?? words) : words;
  };

  return {
    form,
    inputOf,
    textOf: (name: string) => inputOf(name)?.value ?? '',
    /** Shows all errors and focuses the first; false if there are none. */
    tellAll: (problems: Readonly<Record<string, string | undefined>>): boolean => {
      const names = [...form.elements].flatMap((control) => control.getAttribute('name') ?? []);
      for (const name of names) tell(name, problems[name]);
      const first = names.find((name) => problems[name] !== undefined);
      if (first !== undefined) inputOf(first)?.focus();
      return first !== undefined;
    },
    /** Fills the live region that screen readers announce; nothing clears it. */
    say: (...parts: readonly (string | Node)[]) => {
      alert.replaceChildren(...parts);
    },
    focusAlert: () => alert.focus(),
    setBusy,
    /** Keeps the button off for a while, and counts down on it. */
    waitFor: (seconds: number, wordsFor: (left: number) => string) => {
      button.disabled = true;
      const end = Date.now() + seconds * 1000;
      const count = () => {
        const left = Math.ceil((end - Date.now()) / 1000);
        if (left <= 0) return setBusy(false);
        button.textContent = wordsFor(left);
        setTimeout(count, 1000);
      };
      count();
    },
  };
};
export type FormParts = ReturnType<typeof formParts>;

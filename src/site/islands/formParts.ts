/** The parts of a form that Field.tsx and its pages render, as its script works with them. */
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

  /** Puts what is wrong beneath a field, or takes it away. */
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

  // A field that is being corrected is not called wrong any more.
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      tell(target.name, undefined);
    }
  });

  return {
    form,
    inputOf,
    textOf: (name: string) => inputOf(name)?.value ?? '',
    /** Tells every problem and brings the user to the first; false when there is none. */
    tellAll: (problems: Readonly<Record<string, string | undefined>>): boolean => {
      const names = [...form.elements].flatMap((control) => control.getAttribute('name') ?? []);
      for (const name of names) tell(name, problems[name]);
      const first = names.find((name) => problems[name] !== undefined);
      if (first !== undefined) inputOf(first)?.focus();
      return first !== undefined;
    },
    /** Fills the place that screen readers listen to; nothing empties it. */
    say: (...parts: readonly (string | Node)[]) => {
      alert.replaceChildren(...parts);
    },
    focusAlert: () => alert.focus(),
    setBusy: (isBusy: boolean) => {
      button.disabled = isBusy;
      button.setAttribute('aria-busy', String(isBusy));
      form.setAttribute('aria-busy', String(isBusy));
      button.textContent = isBusy ? (button.dataset['sending'] ?? words) : words;
    },
  };
};
export type FormParts = ReturnType<typeof formParts>;

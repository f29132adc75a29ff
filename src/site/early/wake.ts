interface Island {
  default: (root: HTMLElement) => void;
}

const TOUCHES = ['focusin', 'pointerdown', 'click', 'submit', 'input'] as const;

const awake = new WeakSet<Element>();
const loading = new WeakSet<Element>();

const load = async (root: HTMLElement, then: () => void) => {
  loading.add(root);
  const lost = root.querySelector<HTMLElement>('[data-text]');
  try {
    const island = (await import(/* @vite-ignore */ root.dataset['island'] ?? '')) as Island;
    island.default(root);
    awake.add(root);
    if (lost) lost.textContent = '';
    then();
  } catch {
    if (lost) lost.textContent = lost.dataset['text'] ?? '';
  } finally {
    loading.delete(root);
  }
};

/** A click or submit before the form's script has loaded is held back and replayed. */
export const loadIslandOnTouch = (): void => {
  const held = new WeakMap<Element, () => void>();
  const touch = (event: Event) => {
    const { target, type } = event;
    const root = target instanceof Element && target.closest<HTMLElement>('[data-island]');
    if (!root || awake.has(root)) return;
    if (target instanceof HTMLFormElement && type === 'submit') {
      event.preventDefault();
      held.set(root, () => target.requestSubmit());
    }
    const button = type === 'click' && target.closest<HTMLElement>('button[type=button]');
    if (button) held.set(root, () => button.click());
    if (loading.has(root)) return;
    // If it does not load, the visitor is shown that, and presses again.
    void load(root, () => held.get(root)?.()).finally(() => held.delete(root));
  };
  for (const type of TOUCHES) document.addEventListener(type, touch, true);
  addEventListener('DOMContentLoaded', () => {
    for (const root of document.querySelectorAll<HTMLElement>('[data-eager]')) {
      void load(root, () => undefined);
    }
  });
};

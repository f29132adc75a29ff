export const revealOnPress = (root: HTMLElement): void => {
  for (const button of root.querySelectorAll('.reveal')) {
    const input = button.parentElement?.querySelector('input');
    button.addEventListener('click', () => {
      if (!input) return;
      const isShown = input.type === 'password';
      input.type = isShown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(isShown));
    });
  }
};

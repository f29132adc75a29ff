/** While the password is being typed, at the lowest priority. */
export const fetchAhead = (root: HTMLElement): void => {
  for (const href of (root.dataset['ahead'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    const isScript = href.endsWith('.js');
    link.rel = isScript ? 'modulepreload' : 'prefetch';
    link.setAttribute('fetchpriority', 'low');
    link.href = href;
    document.head.append(link);
  }
};

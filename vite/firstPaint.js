// Runs in the page's head, before anything is painted, so that the skeleton already has the language and the
// colours that this browser chose. It is inline: a separate file would delay the paint.
(() => {
  try {
    void window.localStorage;
  } catch {
    // Where cookies are blocked, reading it throws, and react-admin's store reads it before it can be caught.
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const languages = [
    stored('qafila.language'),
    ...navigator.languages,
    stored('qafila.localization')?.language,
  ];
  if (/^(?:(?!en|ar)[^,]*,)*ar/.test(languages)) Object.assign(root, { lang: 'ar', dir: 'rtl' });
  const mode = stored('RaStoreqafila.theme');
  if (mode === 'light' || mode === 'dark') root.dataset.mode = mode;
  for (const [name, colour] of Object.entries(stored('RaStoreqafila.branding')?.side ?? {})) {
    if (/^\w+$/.test(name) && /^#[\da-f]{6}$/.test(colour)) {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      root.style.setProperty(`--side-${property}`, colour);
    }
  }
  if (/(?:^|;\s*)sidebar_state=false/.test(document.cookie)) root.dataset.side = 'narrow';
})();

import { useEffect } from 'react';

import { brand } from '../../../brand.ts';

export const documentTitle = (screen: string): string => `${screen} · ${brand.name}`;

/** Names the browser tab after a screen that has its own heading, such as the not-found screen. */
export const useDocumentTitle = (screen: string): void => {
  useEffect(() => {
    document.title = documentTitle(screen);
  }, [screen]);
};

/** Names the browser tab after a heading, whoever fills it and whenever. */
export const useDocumentTitleOf = (heading: HTMLElement | null): void => {
  useEffect(() => {
    if (!heading) return;
    const follow = () => {
      const text = heading.textContent.trim();
      if (text) document.title = documentTitle(text);
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [heading]);
};

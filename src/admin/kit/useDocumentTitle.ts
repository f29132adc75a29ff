import { useEffect } from 'react';

import { brand } from '../../brand.ts';

/** Sources of the browser tab's title; a dialog takes precedence over the screen beneath it. */
const names: { screen?: string; dialog?: string } = {};

const nameTab = (changes: typeof names): void => {
  Object.assign(names, changes);
  const name = names.dialog ?? names.screen;
  if (name) document.title = `${name} · ${brand.name}`;
};

export const useDocumentTitle = (screen: string): void => {
  useEffect(() => nameTab({ screen }), [screen]);
};

export const useDocumentTitleOf = (heading: HTMLElement): void => {
  useEffect(() => {
    const follow = () => {
      const screen = heading.textContent.trim();
      if (screen) nameTab({ screen });
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [heading]);
};

/** Takes effect while the dialog is open. */
export const useDialogTitle = (dialog: string): void => {
  useEffect(() => {
    nameTab({ dialog });
    return () => nameTab({ dialog: undefined });
  }, [dialog]);
};

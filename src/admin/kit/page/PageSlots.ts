import { createContext, useContext } from 'react';

/** The slots in the layout's page head, which a page fills from inside. */
export interface PageSlots {
  heading: HTMLElement;
  above: HTMLElement;
  subtitle: HTMLElement;
  actions: HTMLElement;
}

export const SideMenuContext = createContext<HTMLElement | null>(null);

/** Undefined outside the frame, where there is no head. */
export const PageSlotsContext = createContext<PageSlots | undefined>(undefined);

export const usePageSlots = (): Partial<PageSlots> => useContext(PageSlotsContext) ?? {};

import { createContext, useContext } from 'react';

/** The places in the layout's page head that a page fills from within. */
interface PageSlots {
  subtitle: HTMLElement | null;
  actions: HTMLElement | null;
}

export const PageSlotsContext = createContext<PageSlots>({ subtitle: null, actions: null });

export const usePageSlots = () => useContext(PageSlotsContext);

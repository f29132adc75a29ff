import { createContext, useContext } from 'react';

/** The places in the layout's page head that a page fills from within. */
interface PageSlots {
  heading: HTMLElement | null;
  above: HTMLElement | null;
  subtitle: HTMLElement | null;
  actions: HTMLElement | null;
}

export const PageSlotsContext = createContext<PageSlots>({
  heading: null,
  above: null,
  subtitle: null,
  actions: null,
});

export const usePageSlots = () => useContext(PageSlotsContext);

import { createContext, useContext } from 'react';

/** The slots in the layout's page head, which a page fills from inside. */
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

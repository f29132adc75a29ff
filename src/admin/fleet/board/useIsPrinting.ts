import { useSyncExternalStore } from 'react';

let isAsked = false;

/** Most browsers fire these events; some only match the media query. */
const subscribe = (onChange: () => void) => {
  const print = window.matchMedia('print');
  const tell = (asked: boolean) => () => {
    isAsked = asked;
    onChange();
  };
  const [begin, end] = [tell(true), tell(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  print.addEventListener('change', onChange);
  return () => {
    isAsked = false;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    print.removeEventListener('change', onChange);
  };
};

const isPrinting = () => isAsked || window.matchMedia('print').matches;

/** Whether the page is being printed, so that print-only content is not rendered before. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { errorReport, reportText, type ErrorReport } from './errorReport.ts';

interface Shown {
  report: ErrorReport;
  /** The dialog that it is in, over the page. */
  dialog: Element | null | undefined;
}

let shown: readonly Shown[] = [];
const listeners = new Set<() => void>();

const show = (next: readonly Shown[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Of several failures on a page, or in a dialog over it, the first one shows the reports of all. */
export const useReports = (error: unknown) => {
  const box = useRef<HTMLDetailsElement>(null);
  const [report] = useState(() => errorReport(error));
  useLayoutEffect(() => {
    const one = { report, dialog: box.current?.closest('dialog') };
    show([...shown, one]);
    return () => show(shown.filter((each) => each !== one));
  }, [report]);
  const all = useSyncExternalStore(subscribe, () => shown);
  const own = all.find((each) => each.report === report);
  const together = all.filter(({ dialog }) => dialog === own?.dialog);
  return {
    box,
    isFirst: own !== undefined && together[0] === own,
    text: together.map((each) => reportText(each.report)).join('\n'),
  };
};

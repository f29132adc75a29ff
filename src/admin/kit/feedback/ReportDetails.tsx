import { useState, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

import { createListeners } from '../../../domain/base/listeners.ts';
import { useT } from '../texts/useT.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { errorReport, reportText, type ErrorReport } from './errorReport.ts';

import styles from './ReportDetails.module.css';

/** What to send to support, to be read before it is copied. */
const ReportDetails = ({ error }: { error: unknown }) => {
  const t = useT();
  const { box, isFirst, text } = useReports(error);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      ref={box}
      hidden={!isFirst}
      className={styles['report']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('shell.screens.error.report')}</summary>
      {isOpen && (
        <>
          <p>{t('shell.screens.error.reportHint')}</p>
          {/* A scrolling region must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <pre tabIndex={0} aria-label={t('shell.screens.error.report')}>
            {text}
          </pre>
          <CopyButton text={text} />
        </>
      )}
    </details>
  );
};

interface Shown {
  report: ErrorReport;
  /** The dialog that it is in, over the page. */
  dialog: Element | null | undefined;
}

let shown: readonly Shown[] = [];
const { subscribe, tell } = createListeners();

const show = (next: readonly Shown[]) => {
  shown = next;
  tell();
};

/** Of several failures on a page, or in a dialog over it, the first one shows the reports of all. */
const useReports = (error: unknown) => {
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

export default ReportDetails;

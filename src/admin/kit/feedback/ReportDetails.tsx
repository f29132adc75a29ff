import { useState } from 'react';

import { useT } from '../texts/useT.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useReports } from './useReports.ts';

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

export default ReportDetails;

import { X } from 'lucide-react';
import { useCallback } from 'react';

import type { IsoDate } from '../../../domain/base/dates.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { useRows } from '../../kit/list/rowList.tsx';
import { useDayText } from '../../kit/texts/useDayText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { DayHeading } from './DayHeading.tsx';
import { PaperRows } from './PaperRows.tsx';

import styles from './Month.module.css';

interface DayPanelProps {
  day: IsoDate;
  papers: readonly Paper[];
  onClose: () => void;
}

export const DayPanel = ({ day, papers, onClose }: DayPanelProps) => {
  const t = useT();
  const dayText = useDayText();
  const { isNarrowed, read } = useRows();
  // Takes the focus if a day was clicked; opened by its address, the page starts at the top.
  const mounted = useCallback((panel: HTMLElement | null) => {
    if (document.activeElement?.closest('[data-day]')) panel?.focus();
  }, []);
  return (
    // Escape does the same as the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={mounted}
      className={styles.panel}
      aria-label={dayText(day)}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <DayHeading day={day} papers={papers}>
        <IconButton label={t('calendar.day.close')} onClick={onClose}>
          <X />
        </IconButton>
      </DayHeading>
      {papers.length > 0 ? (
        <PaperRows papers={papers} />
      ) : (
        <p>
          {t(
            `calendar.day.${isNarrowed ? 'emptyFiltered' : read.isWhole ? 'empty' : 'emptyKnown'}`,
          )}
        </p>
      )}
    </section>
  );
};

import { useVirtualizer } from '@tanstack/react-virtual';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';

import { isNothing } from '../../../domain/import/compare.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import { FactList } from '../../kit/show/FactList.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { CellEditor } from './CellEditor.tsx';
import type { EntriesProps } from './EntryGrid.tsx';
import { EntryValue } from './EntryValue.tsx';
import { Outcome } from './Outcome.tsx';

import styles from './preview.module.css';

/** The estimated height in pixels of a card that is not measured yet. */
const CARD = 220;

export const EntryCards = (props: EntriesProps) => {
  const t = useT();
  const { run, entries } = props;
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled
  const cards = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => CARD,
    overscan: 3,
  });
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="region"
      aria-label={t('importing.plan.rows')}
      aria-busy={!run.isPlanned}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      <div role="list" className={styles.body} style={{ blockSize: cards.getTotalSize() }}>
        {cards.getVirtualItems().map(({ index, key, start }) => {
          const entry = entries[index];
          return (
            entry && (
              <div
                key={key}
                ref={cards.measureElement}
                role="listitem"
                aria-setsize={entries.length}
                aria-posinset={index + 1}
                data-index={index}
                className={styles.card}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Card {...props} entry={entry} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
};

interface CardProps extends EntriesProps {
  entry: ImportEntry;
}

const Card = (props: CardProps) => {
  const { kind, run, plan, entry, correcting, nameOf } = props;
  const t = useT();
  const words = useWords();
  const fields = plan.fields.filter(
    (field) => !isNothing(entry.record[field]) || entry.problems[field],
  );
  return (
    <>
      <header className="apart soft">
        <strong>{t('importing.result.line', { line: entry.line })}</strong>
        <Outcome kind={kind} run={run} entry={entry} />
      </header>
      <FactList
        facts={fields.map((field) => ({
          name: words.field(kind.resource, field),
          value: <CardValue {...{ kind, entry, correcting, nameOf, field }} />,
        }))}
      />
    </>
  );
};

interface CardValueProps extends Pick<CardProps, 'kind' | 'entry' | 'correcting' | 'nameOf'> {
  field: string;
}

const CardValue = ({ kind, entry, correcting, nameOf, field }: CardValueProps) => {
  const t = useT();
  const words = useWords();
  const isClosing = useRef(false);
  const isWrong = entry.problems[field] !== undefined;
  const name = nameOf(entry, field);
  const value = <EntryValue resource={kind.resource} entry={entry} field={field} name={name} />;
  if (correcting.isOpen(entry, field)) {
    const onDone = () => void (isClosing.current = true);
    return <CellEditor {...{ kind, entry, correcting, onDone }} />;
  }
  if (!correcting.canCorrect(entry, field)) return value;
  const label = t('importing.plan.cellOf', {
    field: words.field(kind.resource, field),
    line: entry.line,
  });
  return (
    <button
      ref={(button) => {
        if (button && isClosing.current) button.focus();
        isClosing.current = false;
      }}
      type="button"
      className={styles.value}
      data-wrong={isWrong || undefined}
      data-corrected={entry.corrected?.includes(field) || undefined}
      onClick={() => correcting.open(entry, field)}
    >
      {value}
      <span className="unseen">{label}</span>
      <Pencil aria-hidden className={styles.pencil} data-quiet={!isWrong || undefined} />
    </button>
  );
};

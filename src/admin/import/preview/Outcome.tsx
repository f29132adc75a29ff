import { choiceOf } from '../../../domain/import/choices.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useT } from '../../kit/texts/useT.ts';
import type { ImportKind } from '../importKind.ts';
import { useEntryWords } from '../texts/useEntryWords.ts';
import type { Import } from '../useImport.ts';
import { ChoiceButtons } from './ChangedRows.tsx';

import styles from './preview.module.css';

interface OutcomeProps {
  kind: ImportKind;
  run: Import;
  entry: ImportEntry;
  inGrid?: boolean;
}

export const Outcome = ({ kind, run, entry, inGrid = false }: OutcomeProps) => {
  const t = useT();
  const { outcome, reasons } = useEntryWords(kind)(entry);
  const choice = kind.mayUpdate ? choiceOf(entry, run.choices) : undefined;
  return (
    <>
      {choice ? (
        <ChoiceButtons
          label={t('importing.plan.choiceOf', { line: entry.line })}
          chosen={choice}
          onChoose={(next) => run.chooseRow(entry.line, next)}
          tabIndex={inGrid ? -1 : undefined}
        />
      ) : (
        <span>{outcome}</span>
      )}
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Unbroken text={reason} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

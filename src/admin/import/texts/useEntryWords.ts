import { useTranslate } from 'react-admin';

import { listOf } from '../../../domain/base/formats.ts';
import { HEADER_LINE, type ImportEntry } from '../../../domain/import/importEntry.ts';
import type { CellProblem } from '../../../domain/import/importTable.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import type { ImportKind } from '../importKind.ts';

export const useEntryWords = ({ resource, table }: ImportKind) => {
  const t = useT();
  const translate = useTranslate();
  const words = useWords();

  /** Options by label, as in the form. */
  const optionsOf = (field: string, problem: CellProblem) => {
    const column = table.fields[field];
    if (problem.code !== 'choice' || column?.kind !== 'choice') return { ...problem };
    const labels = Object.keys(column.choices).map((option) =>
      translate(`resources.${resource}.options.${field}.${option}`),
    );
    return { choices: listOf(labels) };
  };

  const reasons = ({ problems, ragged, line }: ImportEntry): string[] => [
    ...(ragged ? [t('importing.file.ragged', { line, ...ragged, smart_count: ragged.found })] : []),
    ...Object.entries(problems).map(([field, problem]) =>
      t('importing.plan.problem', {
        field: words.field(resource, field),
        problem: t(`validation.${problem.code}`, optionsOf(field, problem)),
      }),
    ),
  ];

  return (entry: ImportEntry): { outcome: string; reasons: string[] } => ({
    outcome:
      entry.duplicateOf === HEADER_LINE
        ? t('importing.plan.repeatsHeader')
        : t(`importing.plan.states.${entry.state}`, { line: entry.duplicateOf }),
    reasons: reasons(entry),
  });
};

import type { ImportEntry } from '../../domain/import/importEntry.ts';
import type { CellProblem } from '../../domain/import/importTable.ts';
import { useT } from '../kit/texts/useT.ts';
import type { ImportKind } from './importKind.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** What will become of a row and why, in words. */
export const useEntryWords = <Field extends string>({
  resource,
  choiceLabels,
}: ImportKind<Field>) => {
  const t = useT();
  const fieldLabel = useFieldLabel(resource);

  /** What the check calls by its stored words is called by its labels, as in the form. */
  const namesOf = (field: Field, problem: CellProblem) => {
    const labels = choiceLabels?.[field];
    if (problem.code !== 'choice' || !labels) return { ...problem };
    return {
      choices: Object.values<Parameters<typeof t>[0]>(labels)
        .map((key) => t(key))
        .join(', '),
    };
  };

  const reasons = ({ problems, ragged, line }: ImportEntry<Field>): string[] => [
    ...(ragged ? [t('importing.file.ragged', { line, ...ragged })] : []),
    ...(Object.entries(problems) as [Field, CellProblem][]).map(([field, problem]) =>
      t('importing.plan.problem', {
        field: fieldLabel(field),
        problem: t(`validation.${problem.code}`, namesOf(field, problem)),
      }),
    ),
  ];

  return (entry: ImportEntry<Field>): { outcome: string; reasons: string[] } => ({
    outcome: t(`importing.plan.states.${entry.state}`, { line: entry.duplicateOf }),
    reasons: reasons(entry),
  });
};

import type { ImportEntry } from '../../domain/import/importEntry.ts';
import type { CellProblem } from '../../domain/import/importTable.ts';
import { useT } from '../common/useT.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** What will become of a row and why, in words. */
export const useEntryWords = <Field extends string>(resource: string) => {
  const t = useT();
  const fieldLabel = useFieldLabel(resource);

  const reasons = ({ problems, ragged, line }: ImportEntry<Field>): string[] => [
    ...(ragged ? [t('importing.file.ragged', { line, ...ragged })] : []),
    ...(Object.entries(problems) as [Field, CellProblem][]).map(
      ([field, problem]) =>
        `${fieldLabel(field)}: ${t(`validation.${problem.code}`, { ...problem })}`,
    ),
  ];

  return (entry: ImportEntry<Field>): string =>
    [
      t(`importing.plan.states.${entry.state}`, { line: entry.duplicateOf }),
      ...reasons(entry),
    ].join('. ');
};

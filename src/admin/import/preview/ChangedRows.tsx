import type { ImportChoice } from '../../../domain/import/choices.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Chips } from '../../kit/ui/Chips.tsx';
import type { ImportKind } from '../importKind.ts';
import type { Import } from '../useImport.ts';

import styles from '../import.module.css';

interface ChangedRowsProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
  plan: ImportPlan<Field>;
}

export const ChangedRows = <Field extends string>({ kind, run, plan }: ChangedRowsProps<Field>) => {
  const t = useT();
  const count = plan.counts.changed;
  if (count === 0) return null;
  const { all, rows } = run.choices;
  const words = t(kind.mayUpdate ? 'importing.plan.changedRows' : 'importing.plan.changedSkipped', {
    smart_count: count,
  });
  return (
    <div className={`row gap-24 ${styles.line}`}>
      <span>{words}</span>
      {kind.mayUpdate && (
        <ChoiceButtons
          label={words}
          // Neither applies to all once single rows differ.
          chosen={rows.size > 0 ? undefined : all}
          onChoose={run.chooseAll}
        />
      )}
    </div>
  );
};

interface ChoiceButtonsProps {
  label: string;
  chosen: ImportChoice | undefined;
  onChoose: (choice: ImportChoice) => void;
  tabIndex?: number;
}

export const ChoiceButtons = (props: ChoiceButtonsProps) => {
  const t = useT();
  const chips = (['update', 'skip'] as const).map((id) => ({
    id,
    content: t(`importing.plan.choices.${id}`),
  }));
  return <Chips chips={chips} {...props} />;
};

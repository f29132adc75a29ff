import type { ImportChoice } from '../../../domain/import/choices.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Chips } from '../../kit/ui/Chips.tsx';
import type { PlanProps } from '../useImport.ts';

import styles from '../import.module.css';

export const ChangedRows = ({ kind, run, plan }: PlanProps) => {
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

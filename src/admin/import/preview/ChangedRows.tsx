import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';

import type { ImportChoice } from '../../../domain/import/choices.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import { useT } from '../../kit/texts/useT.ts';
import type { ImportKind } from '../importKind.ts';
import type { Import } from '../useImport.ts';

interface ChangedRowsProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
  plan: ImportPlan<Field>;
}

/** Updates or skips all rows that would change a stored record. */
export const ChangedRows = <Field extends string>({ kind, run, plan }: ChangedRowsProps<Field>) => {
  const t = useT();
  const count = plan.counts.changed;
  if (count === 0) return null;
  const { all, rows } = run.choices;
  const words = t(kind.mayUpdate ? 'importing.plan.changedRows' : 'importing.plan.changedSkipped', {
    smart_count: count,
  });
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}
    >
      <Typography variant="body2">{words}</Typography>
      {kind.mayUpdate && (
        <ChoiceButtons
          label={words}
          // Neither applies to all once single rows differ.
          value={rows.size > 0 ? null : all}
          onChange={run.chooseAll}
        />
      )}
    </Box>
  );
};

interface ChoiceButtonsProps {
  label: string;
  value: ImportChoice | null;
  onChange: (choice: ImportChoice) => void;
  tabIndex?: number;
}

/** Update or skip. */
export const ChoiceButtons = ({ label, value, onChange, tabIndex }: ChoiceButtonsProps) => {
  const t = useT();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={label}
      value={value}
      onChange={(_event, choice: ImportChoice | null) => choice && onChange(choice)}
      sx={{ '& .MuiToggleButton-root': { paddingBlock: 0.25, textTransform: 'none' } }}
    >
      <ToggleButton value="update" tabIndex={tabIndex}>
        {t('importing.plan.choices.update')}
      </ToggleButton>
      <ToggleButton value="skip" tabIndex={tabIndex}>
        {t('importing.plan.choices.skip')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
};

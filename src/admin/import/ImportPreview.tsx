import {
  Alert,
  Box,
  Button,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';

import {
  IMPORT_STATES,
  type ImportEntry,
  type ImportState,
} from '../../domain/import/importEntry.ts';
import { unusedColumns } from '../../domain/import/mapping.ts';
import type { ImportPlan } from '../../domain/import/plan.ts';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import type { ImportKind } from './importKind.ts';
import { excerpt } from './texts/excerpt.ts';
import { useColumnName } from './texts/useColumnName.ts';
import { useEntryWords } from './texts/useEntryWords.ts';
import type { Import } from './useImport.ts';

/** As many rows as a person looks through; the file of refused rows has them all. */
const SHOWN = 100;

interface ImportPreviewProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
  plan: ImportPlan<Field>;
}

/** What will happen to each row, before anything is sent. */
export const ImportPreview = <Field extends string>({
  kind,
  run,
  plan,
}: ImportPreviewProps<Field>) => {
  const t = useT();
  const [chosen, setState] = useState<ImportState>();
  // A correction may leave no row in the state that was looked at.
  const state = chosen && plan.counts[chosen] > 0 ? chosen : undefined;
  const entries = state ? plan.entries.filter((entry) => entry.state === state) : plan.entries;
  const states = IMPORT_STATES.filter((one) => plan.counts[one] > 0);
  return (
    <Box component="section" aria-labelledby="import-plan" aria-busy={!run.isPlanned}>
      <Typography id="import-plan" variant="h6" component="h3">
        {t('importing.plan.title')}
      </Typography>
      <Box
        role="group"
        aria-label={t('importing.plan.show')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1 }}
      >
        <StateChip
          label={t('importing.plan.all', { smart_count: plan.entries.length })}
          isChosen={!state}
          onClick={() => setState(undefined)}
        />
        {states.map((one) => (
          <StateChip
            key={one}
            label={t(`importing.plan.${one}`, { smart_count: plan.counts[one] })}
            isChosen={state === one}
            color={one === 'new' ? 'success' : one === 'wrong' ? 'error' : 'default'}
            onClick={() => setState(one)}
          />
        ))}
      </Box>
      <Notices run={run} plan={plan} />
      <EntryTable kind={kind} plan={plan} entries={entries.slice(0, SHOWN)} />
      {entries.length > SHOWN && (
        <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 1 }}>
          {t('importing.plan.more', { shown: SHOWN, total: entries.length.toLocaleString() })}
        </Typography>
      )}
    </Box>
  );
};

interface StateChipProps {
  label: string;
  isChosen: boolean;
  color?: 'default' | 'success' | 'error';
  onClick: () => void;
}

const StateChip = ({ label, isChosen, color = 'default', onClick }: StateChipProps) => (
  <Chip
    label={label}
    color={color}
    variant={isChosen ? 'filled' : 'outlined'}
    aria-pressed={isChosen}
    onClick={onClick}
  />
);

/** What holds for the rows as a whole. */
const Notices = <Field extends string>({ run, plan }: Omit<ImportPreviewProps<Field>, 'kind'>) => {
  const t = useT();
  const { comparison, known, check } = run;
  const { exists, unchanged } = plan.counts;
  const isAllThere = exists + unchanged === plan.entries.length;
  return (
    <Box sx={{ display: 'grid', gap: 1, marginBlockEnd: 1 }}>
      {comparison === 'none' && (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              disabled={check === 'running'}
              onClick={() => void run.lookAgain()}
            >
              {t('common.retry')}
            </Button>
          }
        >
          {t('importing.plan.cannotCompare')}
        </Alert>
      )}
      {comparison === 'cutShort' && (
        <Alert severity="warning">
          {t('importing.plan.cutShort', { limit: known.toLocaleString() })}
        </Alert>
      )}
      {plan.counts.new === 0 && (
        <Alert severity="info">
          {t(`importing.plan.${isAllThere ? 'allExist' : 'nothing'}`, {
            smart_count: plan.entries.length,
          })}
        </Alert>
      )}
      {exists > 0 && <Alert severity="info">{t('importing.plan.existsHint')}</Alert>}
      <LeftOutColumns run={run} />
    </Box>
  );
};

/** As many names as a line or two hold. */
const NAMED = 20;

const LeftOutColumns = <Field extends string>({
  run: { file, settings },
}: {
  run: Import<Field>;
}) => {
  const t = useT();
  const header = file?.csv.header ?? [];
  const columnName = useColumnName(header);
  const columns = settings ? unusedColumns(header, settings.mapping) : [];
  if (columns.length === 0) return null;
  const names = columns.slice(0, NAMED).map(columnName).join(', ');
  const more = columns.length - NAMED;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {t('importing.mapping.leftOut', {
        columns:
          more > 0 ? t('importing.mapping.andMore', { columns: names, smart_count: more }) : names,
      })}
    </Typography>
  );
};

interface EntryTableProps<Field extends string> {
  kind: ImportKind<Field>;
  plan: ImportPlan<Field>;
  entries: readonly ImportEntry<Field>[];
}

const EntryTable = <Field extends string>({ kind, plan, entries }: EntryTableProps<Field>) => {
  const t = useT();
  const words = useWords();
  const { resource, table } = kind;
  /** A choice by its label, as everywhere else in the app. */
  const textOf = (field: Field, value: unknown) => {
    const text = String((value as string | number | null | undefined) ?? '');
    return table.fields[field].kind === 'choice'
      ? words.value(resource, field, text)
      : excerpt(text);
  };
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('importing.plan.rows')}
      sx={{ maxBlockSize: '22rem' }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('importing.plan.line')}</TableCell>
            <TableCell>{t('importing.plan.outcome')}</TableCell>
            {plan.fields.map((field) => (
              <TableCell key={field}>{words.field(resource, field)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.line}>
              <TableCell>{entry.line}</TableCell>
              <Outcome kind={kind} entry={entry} />
              {plan.fields.map((field) => (
                <TableCell key={field} sx={oneLine}>
                  <bdi>{textOf(field, entry.record[field])}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const oneLine = {
  maxInlineSize: '18rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

interface OutcomeProps<Field extends string> {
  kind: ImportKind<Field>;
  entry: ImportEntry<Field>;
}

/** What becomes of a row, and each reason on a line of its own. */
const Outcome = <Field extends string>({ kind, entry }: OutcomeProps<Field>) => {
  const { outcome, reasons } = useEntryWords(kind)(entry);
  return (
    <TableCell
      sx={{
        minInlineSize: reasons.length > 0 ? '16rem' : '10rem',
        paddingBlock: 0.75,
        color: entry.state === 'wrong' ? 'error.main' : undefined,
      }}
    >
      {outcome}
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </TableCell>
  );
};

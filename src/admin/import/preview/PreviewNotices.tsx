import { listOf, showCount } from '../../../domain/base/formats.ts';
import { rowsToSend } from '../../../domain/import/choices.ts';
import { columnsOf } from '../../../domain/import/importTable.ts';
import { unusedColumns } from '../../../domain/import/mapping.ts';
import { RetryButton } from '../../kit/feedback/RetryButton.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useMayUndo } from '../run/UndoButton.tsx';
import { useColumnName } from '../texts/useColumnName.ts';
import type { Import, PlanProps } from '../useImport.ts';

export const PreviewNotices = ({ kind: { resource }, run, plan }: PlanProps) => {
  const t = useT();
  const words = useWords();
  const mayUndo = useMayUndo();
  const { comparison, known, check, choices, failure } = run;
  const isNothing = plan.counts.new === 0 && rowsToSend(plan, choices).updated.length === 0;
  const isAllThere = plan.counts.unchanged === plan.entries.length;
  return (
    <div className="notices">
      {comparison === 'none' && (
        <Alert
          tone="warn"
          action={
            <RetryButton
              error={failure}
              disabled={check === 'running'}
              onRetry={() => void run.recheck()}
            />
          }
        >
          {t('importing.plan.cannotCompare')}
        </Alert>
      )}
      {comparison === 'cutShort' && (
        <Alert tone="warn">{t('importing.plan.cutShort', { limit: showCount(known) })}</Alert>
      )}
      <UnnamedFields resource={resource} run={run} />
      {isNothing && (
        <Alert tone="info">
          {t(`importing.plan.${isAllThere ? 'allExist' : 'nothing'}`, {
            smart_count: plan.entries.length,
          })}
        </Alert>
      )}
      {plan.counts.new > 0 && !mayUndo(resource, { added: plan.counts.new, updated: 0 }) && (
        <Alert tone="info">
          {t('importing.plan.final', { records: words.objects(resource).toLowerCase() })}
        </Alert>
      )}
      <LeftOutColumns run={run} />
    </div>
  );
};

const UnnamedFields = ({ resource, run }: { resource: string; run: Import }) => {
  const t = useT();
  const words = useWords();
  const { unnamed = {}, settings, check } = run;
  const fields = Object.keys(unnamed).filter(
    (field) => settings && columnsOf(settings.mapping, field).length > 0,
  );
  const [first] = fields;
  if (first === undefined) return null;
  return (
    <Alert
      tone="warn"
      action={
        <RetryButton
          error={unnamed[first]}
          disabled={check === 'running'}
          onRetry={() => void run.recheck()}
        />
      }
    >
      {t('common.notices.missing', {
        lists: listOf(fields.map((field) => words.field(resource, field))),
      })}
    </Alert>
  );
};

/** As many names as fit in a line or two. */
const NAMED = 20;

const LeftOutColumns = ({ run: { file, settings } }: { run: Import }) => {
  const t = useT();
  const header = file?.csv.header ?? [];
  const columnName = useColumnName(header);
  const columns = settings ? unusedColumns(header, settings.mapping) : [];
  if (columns.length === 0) return null;
  const names = listOf(columns.slice(0, NAMED).map(columnName));
  const more = columns.length - NAMED;
  return (
    <p className="soft small">
      {t('importing.mapping.leftOut', {
        columns:
          more > 0 ? t('importing.mapping.andMore', { columns: names, smart_count: more }) : names,
      })}
      <Button onClick={() => document.getElementById(`import-column-${columns[0]}`)?.focus()}>
        {t('importing.mapping.open')}
      </Button>
    </p>
  );
};

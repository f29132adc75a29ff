import { Link } from 'react-router-dom';

import { listOf, showCount } from '../../../domain/base/formats.ts';
import {
  countsOf,
  rowsThatAre,
  storedIds,
  type RowOutcome,
} from '../../../domain/import/run/outcome.ts';
import type { ImportRun, RowState, RunRow } from '../../../domain/import/run/run.ts';
import { undoOutcome } from '../../../domain/import/run/undo.ts';
import { idRanges } from '../../../domain/records/idRanges.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { ButtonLink } from '../../kit/ui/Button.tsx';
import { ImportFailed } from '../ImportFailed.tsx';
import { Conflicts } from './Conflicts.tsx';
import { Listed } from './Listed.tsx';
import { UndoButton } from './UndoButton.tsx';
import { useCountWords } from './useCountWords.ts';
import type { RunProps } from './useImportRun.ts';
import { useReasonWords } from './useReasonWords.ts';

export const RunResult = ({ run, journal }: RunProps) => {
  const { left } = undoOutcome(journal);
  const isTakenBack = left < rowsThatAre(journal, 'stored').length;
  return (
    <div role="status" className="stack">
      {run.failure && <ImportFailed failure={run.failure} />}
      {isTakenBack ? (
        <Undone run={run} journal={journal} />
      ) : (
        <Stored run={run} journal={journal} />
      )}
      <Conflicts run={run} journal={journal} />
      <RunRows run={journal} />
    </div>
  );
};

const Stored = ({ run, journal }: RunProps) => {
  const t = useT();
  const countWords = useCountWords();
  const { rows, said } = journal;
  const isStored = rowsThatAre(journal, 'stored').length === rows.length;
  const isWhole = isStored && said.confirmed === undefined;
  return (
    <>
      <Alert tone={isWhole ? 'good' : 'warn'}>
        <strong>{countWords(journal.resource, countsOf(journal))}.</strong>
        {said.confirmed !== undefined && (
          <div>{t('importing.result.confirmed', { smart_count: said.confirmed })}</div>
        )}
        <StoredActions run={run} journal={journal} />
      </Alert>
      {said.unconfirmed && (
        <Alert tone={isWhole ? 'info' : 'warn'}>
          {t('importing.result.unconfirmed')}
          <div>{t(said.unconfirmed, { _: said.unconfirmed })}</div>
        </Alert>
      )}
    </>
  );
};

const Undone = ({ run, journal }: RunProps) => {
  const t = useT();
  const reasonWords = useReasonWords(journal);
  const { deleted, restored, touched, failed, left } = undoOutcome(journal);
  const unchecked = rowsThatAre(journal, 'unchecked').length;
  const isPartial = left + touched.length + failed.length + unchecked > 0;
  const parts = [
    deleted > 0 && t('importing.undo.deleted', { count: showCount(deleted) }),
    restored > 0 && t('importing.undo.restored', { count: showCount(restored) }),
  ].filter(Boolean);
  const link = ({ row, state }: RowOutcome<'stored'>) => (
    <Link to={`${recordPaths(journal.resource).list}/${encodeURIComponent(state.id)}/show`}>
      <bdi>{row.key}</bdi>
    </Link>
  );
  return (
    <>
      <Alert tone={isPartial ? 'warn' : 'good'}>
        <strong>
          {parts.length > 0
            ? t(`importing.undo.${isPartial ? 'partly' : 'done'}`, {
                parts: listOf(parts),
              })
            : t('importing.undo.nothing')}
        </strong>
        {left > 0 && <div>{t('importing.undo.left', { smart_count: left })}</div>}
        <StoredActions run={run} journal={journal} />
      </Alert>
      <Listed
        tone="warn"
        title={t('importing.undo.touched', { smart_count: touched.length })}
        items={touched}
        keyOf={({ index }) => index}
        item={link}
      />
      <Listed
        tone="bad"
        title={t('importing.undo.refused', { smart_count: failed.length })}
        items={failed}
        keyOf={({ index }) => index}
        item={(one) => (
          <>
            {link(one)}: {reasonWords(one.state) ?? t('importing.result.noReason')}
          </>
        )}
      />
    </>
  );
};

const RunRows = ({ run }: { run: ImportRun }) => {
  const t = useT();
  const unsent = rowsThatAre(run, 'unsent').length;
  return (
    <>
      <Altered run={run} />
      <Refused run={run} />
      {unsent > 0 && (
        <Alert tone="info">{t('importing.result.unsent', { smart_count: unsent })}</Alert>
      )}
      <Listed
        tone="info"
        title={t('importing.result.notes')}
        items={run.said.notes}
        item={(note) => note}
        keyOf={(note) => note}
      />
      {run.leftOut > 0 && (
        <Alert tone="info">{t('importing.result.leftOut', { smart_count: run.leftOut })}</Alert>
      )}
    </>
  );
};

const Altered = ({ run }: { run: ImportRun }) => {
  const t = useT();
  const words = useWords();
  const altered = rowsThatAre(run, 'stored').filter(({ state }) => state.altered);
  return (
    <Listed
      tone="warn"
      title={t('importing.result.altered', { smart_count: altered.length })}
      items={altered}
      keyOf={({ index }) => index}
      item={({ row, state }) => (
        <>
          <bdi>{row.key}</bdi>:{' '}
          {listOf((state.altered ?? []).map((field) => words.field(run.resource, field)))}
        </>
      )}
    />
  );
};

const Refused = ({ run }: { run: ImportRun }) => {
  const t = useT();
  const reasonWords = useReasonWords(run);
  const unsaid = run.said.unconfirmed ? undefined : t('importing.result.noReason');
  const item = ({ row, state }: { row: RunRow; state: RowState }) => {
    const reason = reasonWords(state) ?? (state.is === 'refused' ? unsaid : undefined);
    return (
      <>
        {t('importing.result.line', { line: row.line })}, <bdi>{row.key}</bdi>
        {reason && <>: {reason}</>}
      </>
    );
  };
  return (
    <>
      <Listed
        tone="bad"
        title={t('importing.result.missing')}
        items={rowsThatAre(run, 'refused')}
        keyOf={({ index }) => index}
        isInFile
        item={item}
      />
      <Listed
        tone="warn"
        title={t('importing.result.unchecked')}
        items={rowsThatAre(run, 'unchecked')}
        keyOf={({ index }) => index}
        isInFile
        item={item}
      />
    </>
  );
};

const StoredActions = ({ run, journal }: RunProps) => {
  const t = useT();
  const ids = storedIds(journal);
  const { ranges, count } = idRanges(ids);
  if (ids.length === 0) return null;
  return (
    <div className="row">
      <ButtonLink look="outlined" to={recordPaths(journal.resource).filtered({ ids: ranges })}>
        {count < ids.length
          ? t('importing.result.showFirst', { shown: showCount(count) })
          : t('importing.result.show', { smart_count: ids.length })}
      </ButtonLink>
      <UndoButton run={run} journal={journal} />
    </div>
  );
};

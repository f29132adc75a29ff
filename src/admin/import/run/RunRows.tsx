import { listOf } from '../../../domain/base/formats.ts';
import { rowsThatAre } from '../../../domain/import/run/outcome.ts';
import type { ImportRun, RowState, RunRow } from '../../../domain/import/run/run.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Listed } from './Listed.tsx';
import { useReasonWords } from './useReasonWords.ts';

export const RunRows = ({ run }: { run: ImportRun }) => {
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

import { useCallback, useEffect, useRef } from 'react';

import { listOf } from '../../domain/base/formats.ts';
import { unmappedRequired } from '../../domain/import/mapping.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { StayWhile } from '../kit/form/StayWhile.tsx';
import { loses } from '../kit/formState/leaving.ts';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Dialog, DialogActions, DialogBody } from '../kit/ui/Dialog.tsx';
import { useDialogTitle } from '../kit/useDocumentTitle.ts';
import { useIsPhone } from '../kit/useIsPhone.ts';
import { Busy } from './Busy.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportActions, useSkippedRows } from './ImportActions.tsx';
import { ImportFailed } from './ImportFailed.tsx';
import type { AskFirst, ImportKind, ImportNoticesProps } from './importKind.ts';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { ImportPreview } from './preview/ImportPreview.tsx';
import { FailedRows } from './run/FailedRows.tsx';
import { RecentImports } from './run/RecentImports.tsx';
import { RunActions } from './run/RunActions.tsx';
import { RunProgress } from './run/RunProgress.tsx';
import { RunResult } from './run/RunResult.tsx';
import { useImportRun, type Run } from './run/useImportRun.ts';
import { useImport, type Import, type ImportProps } from './useImport.ts';

interface ImportDialogProps {
  kind: ImportKind;
  onClose: () => void;
}

const stayHere = (event: DragEvent) => event.preventDefault();

/** Keeps the browser from opening a file that was dropped outside the drop zone. */
const useNoOpening = () =>
  useEffect(() => {
    const dropping = new AbortController();
    document.addEventListener('dragover', stayHere, dropping);
    document.addEventListener('drop', stayHere, dropping);
    return () => dropping.abort();
  }, []);

export const ImportDialog = ({ kind, onClose }: ImportDialogProps) => {
  const t = useT();
  const file = useImport(kind);
  const run = useImportRun(kind);
  const leftOut = useSkippedRows(kind, file);
  const records = useWords().objects(kind.resource);
  const ask = useRef<AskFirst>(undefined);
  const askBy = useCallback((by: AskFirst | undefined) => {
    ask.current = by;
  }, []);
  const send = async () => {
    const { plan, choices, isReady, comparison } = file;
    if (!plan || !isReady) return;
    const entries = ask.current ? await ask.current(plan.entries) : plan.entries;
    if (!entries) return;
    const fileName = file.file?.name ?? '';
    const isCompared = comparison !== 'none';
    await run.start({ plan: { ...plan, entries }, choices, fileName, isCompared });
  };
  const startOver = () => {
    file.startOver();
    run.close();
  };
  const title = t('transfer.imports.buttonOf', { name: records });
  useDialogTitle(title);
  useNoOpening();
  const isPhone = useIsPhone();
  const body = useRef<HTMLDivElement>(null);
  // The focused step may be gone.
  useEffect(() => {
    if (document.activeElement === document.body) body.current?.focus();
  }, [file.stage, run.stage]);
  return (
    <Dialog
      title={title}
      size={isPhone || (file.stage === 'preview' && !run.run) ? 'widest' : 'medium'}
      onClose={run.isWorking ? undefined : onClose}
    >
      <StayWhile isRunning={run.isWorking} />
      {/* Focusable, because a long result has no control that would let the keyboard scroll it. */}
      <DialogBody ref={body} tabIndex={run.stage === 'done' ? 0 : -1}>
        <Stage kind={kind} file={file} run={run} askBy={askBy} onRetry={() => void send()} />
      </DialogBody>
      <DialogActions>
        {run.run ? (
          <RunActions
            run={run}
            journal={run.run}
            failedRows={<FailedRows journal={run.run} leftOut={leftOut} />}
            onAgain={startOver}
            onClose={onClose}
          />
        ) : (
          <ImportActions
            run={file}
            leftOut={leftOut}
            onSend={() => void send()}
            onClose={onClose}
          />
        )}
      </DialogActions>
    </Dialog>
  );
};

interface StageProps extends Pick<ImportNoticesProps, 'askBy'> {
  kind: ImportKind;
  file: Import;
  run: Run;
  onRetry: () => void;
}

const Stage = ({ kind, file, run, askBy, onRetry }: StageProps) => {
  if (run.run && run.stage === 'done') return <RunResult run={run} journal={run.run} />;
  if (run.run) return <RunProgress run={run} journal={run.run} />;
  if (file.stage === 'preview') {
    return (
      <div className="stack">
        {run.refused && <ImportFailed failure={run.refused} onRetry={onRetry} />}
        <ImportReview kind={kind} run={file} askBy={askBy} />
      </div>
    );
  }
  return (
    <>
      <ChooseFile kind={kind} run={file} />
      {file.stage === 'choose' && <RecentImports resource={kind.resource} onOpen={run.open} />}
    </>
  );
};

type ImportReviewProps = ImportProps & Pick<ImportNoticesProps, 'askBy'>;

/** The review before anything is sent: the file, what will happen to its rows, and its columns. */
const ImportReview = ({ kind, run, askBy }: ImportReviewProps) => {
  const t = useT();
  const words = useWords();
  const { check, plan, settings } = run;
  const { Notices } = kind;
  if (!settings) return null;
  // Rows of records that exist already need no more than their key.
  const missing = unmappedRequired(kind.table, settings.mapping).filter(
    (field) =>
      plan && plan.counts.wrong > 0 && plan.entries.some(({ problems }) => problems[field]),
  );
  const isUpdate = plan !== undefined && plan.counts.changed + plan.counts.unchanged > 0;
  return (
    <div className="stack">
      {run.isCorrected && <LeaveGuard leaving={loses} />}
      {check === 'running' && <Busy>{t('importing.check.running')}</Busy>}
      {check === 'done' && (
        <Alert tone="info" isCalm>
          {t('importing.check.done')}
        </Alert>
      )}
      <ImportSettings run={run} />
      {plan && Notices && <Notices plan={plan} askBy={askBy} />}
      {missing.length > 0 && (
        <Alert tone={isUpdate ? 'info' : 'bad'}>
          {t(`importing.mapping.${isUpdate ? 'updatesOnly' : 'missing'}`, {
            records: words.objects(kind.resource).toLowerCase(),
            fields: listOf(missing.map((field) => words.field(kind.resource, field))),
          })}
        </Alert>
      )}
      {/* If a column must be chosen first, the mapping comes before the rows: until then all are wrong. */}
      <div style={{ order: run.isIncomplete ? 1 : 0 }}>
        {plan ? (
          <ImportPreview kind={kind} run={run} plan={plan} />
        ) : (
          <Busy>{t('importing.plan.working')}</Busy>
        )}
      </div>
      <ImportMapping kind={kind} run={run} />
    </div>
  );
};

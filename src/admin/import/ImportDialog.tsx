import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { useId } from 'react';
import { downloadCSV, useTranslate } from 'react-admin';

import { fieldsOf } from '../../domain/import/importTable.ts';
import { REFUSED_STATES, refusedCsv } from '../../domain/import/output.ts';
import { entriesIn } from '../../domain/import/plan.ts';
import { LoadFailed } from '../common/LoadFailed.tsx';
import { useIsPhone } from '../common/useIsPhone.ts';
import { useT } from '../common/useT.ts';
import { useDialogTitle } from '../shell/page/useDialogTitle.ts';
import { ChooseFile } from './ChooseFile.tsx';
import type { ImportKind } from './importKind.ts';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportResult } from './ImportResult.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { useEntryWords } from './useEntryWords.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { useImport, type Import } from './useImport.ts';

interface ImportDialogProps<Field extends string> {
  kind: ImportKind<Field>;
  onClose: () => void;
}

/** Brings records in from a CSV file: choose, look, send, and see what arrived. */
export const ImportDialog = <Field extends string>({ kind, onClose }: ImportDialogProps<Field>) => {
  const t = useT();
  const translate = useTranslate();
  const title = useId();
  const run = useImport(kind);
  const records = translate(`resources.${kind.resource}.name`, { smart_count: 2 });
  useDialogTitle(t('importing.title', { records }));
  const isSending = run.stage === 'sending';
  return (
    <Dialog
      open
      onClose={isSending ? undefined : onClose}
      fullScreen={useIsPhone()}
      maxWidth="lg"
      fullWidth
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{t('importing.title', { records })}</DialogTitle>
      <DialogContent>
        <Stage kind={kind} run={run} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Buttons kind={kind} run={run} onClose={onClose} />
      </DialogActions>
    </Dialog>
  );
};

interface StepProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
}

const Stage = <Field extends string>({ kind, run }: StepProps<Field>) => {
  const t = useT();
  const fieldLabel = useFieldLabel(kind.resource);
  const { stage, plan, result, failure } = run;
  if (stage === 'choose' || stage === 'reading') {
    return (
      <ChooseFile
        isReading={stage === 'reading'}
        refusal={run.refusal}
        fields={fieldsOf(kind.table).map(fieldLabel)}
        onChoose={(file) => void run.choose(file)}
      />
    );
  }
  if (stage === 'sending') {
    return (
      <Box role="status" sx={{ paddingBlock: 4 }}>
        <LinearProgress aria-hidden sx={{ marginBlockEnd: 2 }} />
        {t('importing.sending', { smart_count: plan?.counts.new ?? 0 })}
      </Box>
    );
  }
  if (stage === 'done' && result) return <ImportResult result={result} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minInlineSize: 0 } }}>
      {failure !== undefined && (
        <LoadFailed message={kind.failed} error={failure} onRetry={() => void run.send()} />
      )}
      <ImportSettings kind={kind} run={run} />
      {plan ? (
        <ImportPreview kind={kind} plan={plan} canCompare={run.canCompare} />
      ) : (
        <p role="status">{t('importing.plan.working')}</p>
      )}
      <ImportMapping kind={kind} run={run} />
    </Box>
  );
};

const Buttons = <Field extends string>({
  kind,
  run,
  onClose,
}: StepProps<Field> & { onClose: () => void }) => {
  const t = useT();
  const { stage, plan } = run;
  if (stage === 'done') {
    return (
      <>
        <Button onClick={run.startOver}>{t('importing.result.again')}</Button>
        <RefusedRows kind={kind} run={run} />
        <Button variant="contained" onClick={onClose}>
          {t('importing.result.done')}
        </Button>
      </>
    );
  }
  const count = plan?.counts.new ?? 0;
  return (
    <>
      <RefusedRows kind={kind} run={run} />
      <Button onClick={onClose} disabled={stage === 'sending'}>
        {t('common.cancel')}
      </Button>
      {stage === 'preview' && (
        <Button variant="contained" disabled={count === 0} onClick={() => void run.send()}>
          {count === 0
            ? t('importing.plan.nothing')
            : t('importing.plan.send', { smart_count: count })}
        </Button>
      )}
    </>
  );
};

/** The rows that are left out as a file to be mended, each with its reason. */
const RefusedRows = <Field extends string>({ kind, run }: StepProps<Field>) => {
  const t = useT();
  const words = useEntryWords<Field>(kind.resource);
  const { plan, stage, file } = run;
  if (!plan || !file || stage === 'sending' || stage === 'choose') return null;
  if (entriesIn(plan, REFUSED_STATES).length === 0) return null;
  const save = () =>
    downloadCSV(
      refusedCsv(plan, t('importing.plan.reason'), words),
      `${file.name.replace(/\.csv$/i, '')}-left-out`,
    );
  return <Button onClick={save}>{t('importing.plan.refusedFile')}</Button>;
};

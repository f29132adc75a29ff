import { Box, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';

import { StayWhile } from '../kit/form/StayWhile.tsx';
import { useDialogTitle } from '../kit/page/useDialogTitle.ts';
import { useT } from '../kit/texts/useT.ts';
import { useIsPhone } from '../kit/useIsPhone.ts';
import { Busy } from './Busy.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportActions } from './ImportActions.tsx';
import type { ImportKind } from './importKind.ts';
import { ImportResult } from './ImportResult.tsx';
import { ImportReview } from './ImportReview.tsx';
import { useImport, type Import } from './useImport.ts';

interface ImportDialogProps<Field extends string> {
  kind: ImportKind<Field>;
  onClose: () => void;
}

/** A file that is dropped beside the place for it must not be opened instead of the page. */
const stayHere = (event: DragEvent) => event.preventDefault();

/** Imports records from a CSV file: choose, review, send, and see what was imported. */
export const ImportDialog = <Field extends string>({ kind, onClose }: ImportDialogProps<Field>) => {
  const t = useT();
  const translate = useTranslate();
  const title = useId();
  const run = useImport(kind);
  const records = translate(`resources.${kind.resource}.name`, { smart_count: 2 });
  const isSending = run.stage === 'sending';
  useDialogTitle(t('importing.title', { records }));
  return (
    <Dialog
      open
      onClose={isSending ? undefined : onClose}
      onDragOver={stayHere}
      onDrop={stayHere}
      fullScreen={useIsPhone()}
      maxWidth="lg"
      fullWidth
      aria-labelledby={title}
      // Where the step with the focus is gone, the dialog itself has it: no place to point at.
      sx={{ '& .MuiDialog-paper': { outline: 0 } }}
    >
      <StayWhile isRunning={isSending} />
      <DialogTitle id={title}>{t('importing.title', { records })}</DialogTitle>
      {/* A long result has nothing in it that would take the keyboard to its end. */}
      <DialogContent tabIndex={run.stage === 'done' ? 0 : undefined}>
        <Stage kind={kind} run={run} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <ImportActions kind={kind} run={run} onClose={onClose} />
      </DialogActions>
    </Dialog>
  );
};

interface StageProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
}

const Stage = <Field extends string>({ kind, run }: StageProps<Field>) => {
  const t = useT();
  switch (run.stage) {
    case 'choose':
    case 'reading':
      return <ChooseFile kind={kind} run={run} />;
    case 'preview':
      return <ImportReview kind={kind} run={run} />;
    case 'sending':
      return (
        <Busy>
          {t('importing.sending.rows', { smart_count: run.plan?.counts.new ?? 0 })}
          <Box sx={{ color: 'text.secondary' }}>{t('importing.sending.stay')}</Box>
        </Busy>
      );
    case 'done':
      return <ImportResult kind={kind} run={run} />;
  }
};

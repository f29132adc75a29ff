import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';

import { fieldsOf } from '../../domain/import/importTable.ts';
import { useT } from '../common/useT.ts';
import { Busy } from './Busy.tsx';
import type { ImportKind } from './importKind.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import type { Import } from './useImport.ts';
import { useRefusalText } from './useRefusalText.ts';

interface ChooseFileProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
}

/** The first step: drop a file or choose it. While one is read another may take its place. */
export const ChooseFile = <Field extends string>({ kind, run }: ChooseFileProps<Field>) => {
  const t = useT();
  const fieldLabel = useFieldLabel(kind.resource);
  const refusalText = useRefusalText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isReading = run.stage === 'reading';

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void run.choose(file);
  };

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Emptied, so that the same file can be chosen again once it is mended.
    event.target.value = '';
    if (file) void run.choose(file);
  };

  return (
    <>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          padding: { xs: 3, sm: 5 },
          textAlign: 'center',
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 2,
        }}
      >
        <UploadFile sx={{ fontSize: 40, color: 'text.secondary' }} />
        <Typography variant="h6" component="p">
          {t('importing.choose.drop')}
        </Typography>
        <Typography color="text.secondary">{t('importing.choose.or')}</Typography>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('importing.choose.button')}
          onChange={change}
        />
        <Button variant="contained" disabled={isReading} onClick={() => input.current?.click()}>
          {t('importing.choose.button')}
        </Button>
        {isReading && <Busy>{t('importing.choose.reading')}</Busy>}
      </Box>
      {run.refusal && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {refusalText(run.refusal)}
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 2 }}>
        {t('importing.choose.hint')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 1 }}>
        {t('importing.choose.fields', { fields: fieldsOf(kind.table).map(fieldLabel).join(', ') })}
      </Typography>
    </>
  );
};

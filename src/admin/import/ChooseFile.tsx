import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';

import { useT } from '../common/useT.ts';
import type { FileRefusal } from './readFile.ts';
import { useRefusalText } from './useRefusalText.ts';

interface ChooseFileProps {
  isReading: boolean;
  refusal: FileRefusal | undefined;
  fields: readonly string[];
  onChoose: (file: File) => void;
}

/** The first step: drop a file or choose it. */
export const ChooseFile = ({ isReading, refusal, fields, onChoose }: ChooseFileProps) => {
  const t = useT();
  const refusalText = useRefusalText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Emptied, so that the same file can be chosen again once it is mended.
    event.target.value = '';
    if (file) onChoose(file);
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
          padding: 5,
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
        {isReading && (
          <Box role="status" sx={{ inlineSize: '100%' }}>
            <LinearProgress aria-hidden />
            {t('importing.choose.reading')}
          </Box>
        )}
      </Box>
      {refusal && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {refusalText(refusal)}
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 2 }}>
        {t('importing.choose.hint')} {t('importing.choose.fields', { fields: fields.join(', ') })}
      </Typography>
    </>
  );
};

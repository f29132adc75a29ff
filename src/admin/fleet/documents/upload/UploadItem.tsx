import { Box, Button, Card, Collapse, IconButton, Stack, Typography } from '@mui/material';
import { X as RemoveIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { SourceContextProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { RESOURCES } from '../../../../domain/records/resources.ts';
import { useFileSize } from '../../../kit/files/useFileSize.ts';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { DETAIL_FIELDS, MAIN_FIELDS } from '../inputs/documentFields.ts';
import { FIELD_GRID } from './fieldGrid.ts';
import { SetDateBox } from './SetDateBox.tsx';
import { fieldsPath, type StartValues } from './uploadForm.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { isOpen, type Upload } from './useUploads.ts';

interface UploadItemProps {
  upload: Upload;
  start: StartValues;
  onCancel: () => void;
  onRemove: () => void;
}

/** One file: its type, its progress, and the fields of its document. */
export const UploadItem = ({ upload, start, onCancel, onRemove }: UploadItemProps) => {
  const t = useT();
  const inWords = useFileSize();
  const { unregister } = useFormContext();
  const { key, file, state } = upload;
  const canRemove = state.kind !== 'sending' && state.kind !== 'stored';
  return (
    <Card component="li" variant="outlined" sx={{ padding: 2, overflow: 'visible' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="subtitle2">
            <bdi>{file.name}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {inWords(file.size)}
          </Typography>
        </Box>
        {canRemove && (
          <IconButton
            size="small"
            aria-label={t('resources.fleet/documents.upload.remove', { name: file.name })}
            onClick={() => {
              unregister(fieldsPath(key));
              onRemove();
            }}
          >
            <RemoveIcon />
          </IconButton>
        )}
      </Stack>
      <UploadProgress upload={upload} onCancel={onCancel} />
      {/* The fields cannot be edited during the upload. */}
      {isOpen(upload) && (
        <Box inert={state.kind === 'sending'} sx={{ opacity: state.kind === 'sending' ? 0.6 : 1 }}>
          <ItemFields itemKey={key} start={start} />
        </Box>
      )}
    </Card>
  );
};

const ItemFields = ({ itemKey, start }: { itemKey: string; start: StartValues }) => {
  const t = useT();
  const { setValue } = useFormContext();
  const path = fieldsPath(itemKey);
  const [hasDetails, setDetails] = useState(Boolean(start.document_number));
  const source = useMemo(
    () => ({
      getSource: (field: string) => `${path}.${field}`,
      getLabel: (field: string) => `resources.${RESOURCES.documents}.fields.${field}`,
    }),
    [path],
  );

  useEffect(() => {
    // Dirty, because a chosen file is unsaved work.
    for (const [field, value] of Object.entries(start)) {
      setValue(`${path}.${field}`, value, { shouldDirty: true });
    }
    // Only once, so that the user's changes are not overwritten.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path]);

  return (
    <SourceContextProvider value={source}>
      <Box sx={{ ...FIELD_GRID, marginBlockStart: 1 }}>
        {MAIN_FIELDS.map((field) => (
          <RecordInput key={field} source={field} />
        ))}
      </Box>
      <SetDateBox itemKey={itemKey} />
      <Button
        size="small"
        aria-expanded={hasDetails}
        onClick={() => setDetails(!hasDetails)}
        sx={{ marginBlockStart: 0.5 }}
      >
        {t('resources.fleet/documents.sections.more')}
      </Button>
      <Collapse in={hasDetails}>
        <Box sx={{ ...FIELD_GRID, marginBlockStart: 1 }}>
          {DETAIL_FIELDS.map((field) => (
            <RecordInput key={field} source={field} />
          ))}
        </Box>
      </Collapse>
    </SourceContextProvider>
  );
};

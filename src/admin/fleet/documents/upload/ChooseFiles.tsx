import { Button, Stack, Typography, useMediaQuery } from '@mui/material';
import { Camera as CameraIcon, FileUp as UploadIcon } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';

import { DOCUMENT_FILES } from '../../../../domain/documents/documentFile.ts';
import { megabytes } from '../../../../domain/files/fileProblem.ts';
import { DropArea } from '../../../kit/files/DropArea.tsx';
import { takeFiles } from '../../../kit/files/takeFiles.ts';
import { useT } from '../../../kit/texts/useT.ts';

interface ChooseFilesProps {
  /** A renewal takes one file, an upload any number. */
  isSingle: boolean;
  isOff: boolean;
  onFiles: (files: File[]) => void;
}

const PICTURES = DOCUMENT_FILES.types.filter((type) => type.startsWith('image/')).join(',');

/** Drop files, choose them, or take a photo of the paper. */
export const ChooseFiles = ({ isSingle, isOff, onFiles }: ChooseFilesProps) => {
  const t = useT();
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const files = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);

  const take = (chosen: File[]) => {
    if (chosen.length > 0 && !isOff) onFiles(chosen);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => take(takeFiles(event));

  const choose = t(`resources.fleet/documents.upload.${isSingle ? 'chooseOne' : 'choose'}`);
  return (
    <DropArea onFiles={take}>
      {!hasCamera && (
        <Typography component="p" sx={{ fontWeight: 600 }}>
          {t('resources.fleet/documents.upload.drop')}
        </Typography>
      )}
      <input
        ref={files}
        type="file"
        accept={DOCUMENT_FILES.types.join(',')}
        multiple={!isSingle}
        hidden
        aria-label={choose}
        onChange={change}
      />
      <input
        ref={photo}
        type="file"
        accept={PICTURES}
        capture="environment"
        hidden
        aria-label={t('resources.fleet/documents.upload.photo')}
        onChange={change}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button
          autoFocus
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={isOff}
          onClick={() => files.current?.click()}
        >
          {choose}
        </Button>
        {hasCamera && (
          <Button
            variant="outlined"
            startIcon={<CameraIcon />}
            disabled={isOff}
            onClick={() => photo.current?.click()}
          >
            {t('resources.fleet/documents.upload.photo')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {t('resources.fleet/documents.upload.or', { max: megabytes(DOCUMENT_FILES.maxBytes) })}
      </Typography>
    </DropArea>
  );
};

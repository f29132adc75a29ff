import { Camera as CameraIcon, FileUp as UploadIcon } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';

import { DOCUMENT_FILES } from '../../../../domain/documents/documentFile.ts';
import { megabytes } from '../../../../domain/files/fileProblem.ts';
import { DropArea } from '../../../kit/files/DropArea.tsx';
import { takeFiles } from '../../../kit/files/takeFiles.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { useMedia } from '../../../kit/ui/useMedia.ts';

interface ChooseFilesProps {
  /** A renewal takes one file, an upload any number. */
  isSingle: boolean;
  isOff: boolean;
  onFiles: (files: File[]) => void;
}

const PICTURES = DOCUMENT_FILES.types.filter((type) => type.startsWith('image/')).join(',');

export const ChooseFiles = ({ isSingle, isOff, onFiles }: ChooseFilesProps) => {
  const t = useT();
  const hasCamera = useMedia('(pointer: coarse)');
  const files = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);

  const take = (chosen: File[]) => {
    if (chosen.length > 0 && !isOff) onFiles(chosen);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => take(takeFiles(event));

  const choose = t(`resources.fleet/documents.upload.${isSingle ? 'chooseOne' : 'choose'}`);
  return (
    <DropArea onFiles={take}>
      {!hasCamera && <strong>{t('resources.fleet/documents.upload.drop')}</strong>}
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
      <div className="row">
        <Button data-first look="outlined" disabled={isOff} onClick={() => files.current?.click()}>
          <UploadIcon />
          {choose}
        </Button>
        {hasCamera && (
          <Button look="outlined" disabled={isOff} onClick={() => photo.current?.click()}>
            <CameraIcon />
            {t('resources.fleet/documents.upload.photo')}
          </Button>
        )}
      </div>
      <small>
        {t('resources.fleet/documents.upload.or', { max: megabytes(DOCUMENT_FILES.maxBytes) })}
      </small>
    </DropArea>
  );
};

import { Camera as CameraIcon, FileUp as UploadIcon } from 'lucide-react';

import { DOCUMENT_FILES } from '../../../../domain/documents/documentFile.ts';
import { megabytes } from '../../../../domain/files/fileProblem.ts';
import { DropArea } from '../../../kit/files/DropArea.tsx';
import { FileButton } from '../../../kit/files/FileButton.tsx';
import { useT } from '../../../kit/texts/useT.ts';
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

  const take = (chosen: File[]) => {
    if (chosen.length > 0 && !isOff) onFiles(chosen);
  };
  const button = { look: 'outlined', disabled: isOff, onFiles: take } as const;
  const choose = t(`resources.fleet/documents.upload.${isSingle ? 'chooseOne' : 'choose'}`);
  const photo = t('resources.fleet/documents.upload.photo');
  return (
    <DropArea onFiles={take}>
      {!hasCamera && <strong>{t('resources.fleet/documents.upload.drop')}</strong>}
      <div className="row">
        <FileButton
          {...button}
          data-first
          label={choose}
          accept={DOCUMENT_FILES.types.join(',')}
          multiple={!isSingle}
        >
          <UploadIcon />
          {choose}
        </FileButton>
        {hasCamera && (
          <FileButton {...button} label={photo} accept={PICTURES} capture="environment">
            <CameraIcon />
            {photo}
          </FileButton>
        )}
      </div>
      <small>
        {t('resources.fleet/documents.upload.or', { max: megabytes(DOCUMENT_FILES.maxBytes) })}
      </small>
    </DropArea>
  );
};

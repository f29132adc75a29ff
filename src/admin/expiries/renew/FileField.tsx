import { FileUp as UploadIcon, X as RemoveIcon } from 'lucide-react';

import type { Problem } from '../../../domain/base/validation.ts';
import { DOCUMENT_FILES } from '../../../domain/documents/documentFile.ts';
import { fileProblem, megabytes } from '../../../domain/files/fileProblem.ts';
import { DropArea } from '../../kit/files/DropArea.tsx';
import { FileButton } from '../../kit/files/FileButton.tsx';
import { readHead } from '../../kit/files/readHead.ts';
import { useFileSize } from '../../kit/files/useFileSize.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';

import styles from './renew.module.css';

export interface ChosenFile {
  file: File;
  problem?: Problem;
}

interface FileFieldProps {
  label: string;
  chosen: ChosenFile | undefined;
  problem?: string;
  isFirst?: boolean;
  isOff?: boolean;
  onChoose: (chosen: ChosenFile | undefined) => void;
}

export const FileField = ({ label, chosen, problem, isFirst, isOff, onChoose }: FileFieldProps) => {
  const t = useT();
  const inWords = useFileSize();

  const take = async ([file]: File[]) => {
    if (!file || isOff) return;
    const head = await readHead(file);
    onChoose({ file, problem: fileProblem(DOCUMENT_FILES, { size: file.size, head }) });
  };

  const wrong = chosen?.problem ? t(`validation.${chosen.problem.code}`, chosen.problem) : problem;
  return (
    <div className="stack gap-1">
      <span className="label">{label}</span>
      <DropArea isSmall onFiles={(files) => void take(files)}>
        {chosen ? (
          <>
            <span className="fill">
              <bdi>{chosen.file.name}</bdi> <small>{inWords(chosen.file.size)}</small>
            </span>
            <IconButton
              label={t('renew.file.remove', { name: chosen.file.name })}
              disabled={isOff}
              onClick={() => onChoose(undefined)}
            >
              <RemoveIcon />
            </IconButton>
          </>
        ) : (
          <>
            <FileButton
              data-first={isFirst || undefined}
              accept={DOCUMENT_FILES.types.join(',')}
              label={label}
              disabled={isOff}
              onFiles={(files) => void take(files)}
            >
              <UploadIcon aria-hidden="true" />
              {t('renew.file.choose')}
            </FileButton>
            <small>
              <span className={styles['drop']}>{t('renew.file.drop')} </span>
              {t('renew.file.types', { max: megabytes(DOCUMENT_FILES.maxBytes) })}
            </small>
          </>
        )}
      </DropArea>
      {wrong && (
        <p className="note" role="alert" data-tone="bad">
          {wrong}
        </p>
      )}
    </div>
  );
};

import { Download, FileUp } from 'lucide-react';

import { listOf } from '../../domain/base/formats.ts';
import { fieldsOf } from '../../domain/import/importTable.ts';
import { DropArea } from '../kit/files/DropArea.tsx';
import { FileButton } from '../kit/files/FileButton.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Busy } from './Busy.tsx';
import { saveTemplate } from './file/saveTemplate.ts';
import { useRefusalText } from './texts/useRefusalText.ts';
import type { ImportProps } from './useImport.ts';

import styles from './import.module.css';

export const ChooseFile = ({ kind, run }: ImportProps) => {
  const t = useT();
  const words = useWords();
  const labelOf = (field: string) => words.field(kind.resource, field);
  const refusalText = useRefusalText();
  const isReading = run.stage === 'reading';

  const take = ([file]: File[]) => {
    if (file) void run.choose(file);
  };

  return (
    <>
      <DropArea onFiles={take}>
        <FileUp size={40} />
        <div className={styles['drop']}>
          <p className="title">{t('importing.choose.drop')}</p>
          <p className="soft small">{t('importing.choose.or')}</p>
        </div>
        <FileButton
          look="contained"
          data-first
          accept=".csv,text/csv"
          label={t('importing.choose.button')}
          disabled={isReading}
          onFiles={take}
        >
          {t('importing.choose.button')}
        </FileButton>
        {isReading && <Busy>{t('importing.choose.reading')}</Busy>}
      </DropArea>
      {run.refusal && <Alert tone="bad">{refusalText(run.refusal)}</Alert>}
      <p className="soft small">{t('importing.choose.hint')}</p>
      <div>
        <Button look="outlined" onClick={() => saveTemplate(kind.resource, kind.table, labelOf)}>
          <Download />
          {t('importing.choose.template')}
        </Button>
      </div>
      <p className="soft small">
        {t('importing.choose.fields', {
          fields: listOf(fieldsOf(kind.table).map(labelOf)),
        })}
      </p>
    </>
  );
};

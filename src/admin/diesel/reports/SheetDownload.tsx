import { Download } from 'lucide-react';

import type { CsvCell } from '../../../domain/csv/write.ts';
import { saveCsv } from '../../kit/files/saveBlob.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';

export interface Sheet {
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

interface SheetDownloadProps {
  /** Of the file, without its ending. */
  name: string;
  sheetOf: () => Sheet;
}

export const SheetDownload = ({ name, sheetOf }: SheetDownloadProps) => {
  const t = useT();
  const download = async () => {
    const { shownCell, toCsv } = await import('../../../domain/csv/write.ts');
    const { head, rows } = sheetOf();
    saveCsv(
      `${name}.csv`,
      toCsv(
        head,
        rows.map((row) => row.map(shownCell)),
      ),
    );
  };
  return (
    <Button look="outlined" onClick={() => void download()}>
      <Download />
      {t('dieselReports.download')}
    </Button>
  );
};

import { Button } from '@mui/material';
import { Download as DownloadIcon } from 'lucide-react';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useDownload } from './useDownload.ts';

/** Downloads the file of a document. */
export const DownloadButton = ({ document }: { document: FleetDocument }) => {
  const t = useT();
  const { isDownloading, download } = useDownload();
  if (!document.file) return null;
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={isDownloading}
      loadingPosition="start"
      onClick={() => download(document)}
    >
      {t('resources.fleet/documents.actions.download')}
    </Button>
  );
};

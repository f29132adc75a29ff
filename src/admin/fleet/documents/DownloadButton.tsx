import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';

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

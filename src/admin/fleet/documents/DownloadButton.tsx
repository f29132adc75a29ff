import { Download as DownloadIcon } from 'lucide-react';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useDownload } from './useDownload.ts';

export const DownloadButton = ({ document }: { document: FleetDocument }) => {
  const t = useT();
  const { isDownloading, download } = useDownload();
  if (!document.file) return null;
  return (
    <Button disabled={isDownloading} aria-busy={isDownloading} onClick={() => download(document)}>
      <DownloadIcon aria-hidden="true" />
      {t('resources.fleet/documents.actions.download')}
    </Button>
  );
};

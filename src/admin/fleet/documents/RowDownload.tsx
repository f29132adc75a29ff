import { Download as DownloadIcon } from 'lucide-react';
import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useDownload } from './useDownload.ts';

const icon = <DownloadIcon />;

/** Downloads the file of a row. */
export const RowDownload = () => {
  const t = useT();
  const document = useRecordContext<FleetDocument>();
  const { isDownloading, download } = useDownload();
  if (!document?.file) return null;
  const label = t('resources.fleet/documents.actions.downloadOf', { name: document.title });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDownloading}
      onClick={() => download(document)}
    >
      {icon}
    </button>
  );
};

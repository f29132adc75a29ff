import { Download } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { isolate } from '../../../i18n/fill.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { saveBlob } from '../../kit/files/saveBlob.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';

/** Downloads a document's file, once per click. */
const useDownload = () => {
  const dataProvider = useAppDataProvider();
  const notifyFailure = useNotifyFailure();
  const [isDownloading, setDownloading] = useState(false);

  const download = async ({ title, file, file_name }: FleetDocument) => {
    if (isDownloading || !file) return;
    setDownloading(true);
    try {
      saveBlob(file_name ?? title, await dataProvider.documentFile(file));
    } catch (error) {
      notifyFailure('resources.fleet/documents.failed.download', error, { name: isolate(title) });
    } finally {
      setDownloading(false);
    }
  };

  return { isDownloading, download: (document: FleetDocument) => void download(document) };
};

export const DownloadButton = ({ document }: { document: FleetDocument }) => {
  const t = useT();
  const { isDownloading, download } = useDownload();
  if (!document.file) return null;
  return (
    <Button disabled={isDownloading} aria-busy={isDownloading} onClick={() => download(document)}>
      <Download aria-hidden="true" />
      {t('resources.fleet/documents.actions.download')}
    </Button>
  );
};

const icon = <Download size={18} />;

interface DownloadIconProps {
  document: FleetDocument;
  className?: string;
}

/** Downloads a document's file, where there is no room for words. */
export const DownloadIcon = ({ document, className = 'key' }: DownloadIconProps) => {
  const t = useT();
  const { isDownloading, download } = useDownload();
  if (!document.file) return null;
  const label = t('resources.fleet/documents.actions.downloadOf', { name: document.title });
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      data-tip={label}
      aria-disabled={isDownloading}
      onClick={() => download(document)}
    >
      {icon}
    </button>
  );
};

export const RowDownload = () => {
  const document = useRecordContext<FleetDocument>();
  return document ? <DownloadIcon document={document} /> : null;
};

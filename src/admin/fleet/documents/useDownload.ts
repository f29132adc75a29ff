import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { saveBlob } from '../../kit/files/saveBlob.ts';
import { isolate } from '../../kit/texts/isolate.ts';

/** Downloads a document's file, once per click. */
export const useDownload = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
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

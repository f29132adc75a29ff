import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { fileType, type FileType } from '../../../../domain/files/fileType.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { readHead } from '../../../kit/files/readHead.ts';

export interface DocumentFile {
  blob: Blob;
  /** The file type by content, whatever the server says. */
  type: FileType | undefined;
}

/** Files are large, so they stay in memory just long enough for a glance at another page. */
const KEPT_FOR = 30_000;

/** The file of a document. */
export const useDocumentFile = (address: string) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [RESOURCES.documents, 'file', address],
    queryFn: async ({ signal }): Promise<DocumentFile> => {
      const blob = await dataProvider.documentFile(address, signal);
      const type = fileType(await readHead(blob));
      // The detected type keeps a picture from ever being shown as a page.
      return { blob: new Blob([blob], { type }), type };
    },
    staleTime: Infinity,
    gcTime: KEPT_FOR,
  });
};

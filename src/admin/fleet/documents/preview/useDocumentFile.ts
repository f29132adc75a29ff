import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { fileType, type FileType } from '../../../../domain/files/fileType.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { readHead } from '../../../kit/files/readHead.ts';

export interface DocumentFile {
  blob: Blob;
  /** What the file is by its content, whatever the server says of it. */
  type: FileType | undefined;
}

/** Files are large: in memory they outlast their preview by a glance at another page only. */
const KEPT_FOR = 30_000;

/** The file of a document. */
export const useDocumentFile = (address: string) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [RESOURCES.documents, 'file', address],
    queryFn: async ({ signal }): Promise<DocumentFile> => {
      const blob = await dataProvider.documentFile(address, signal);
      const type = fileType(await readHead(blob));
      // A picture is shown as what it is, and never as a page.
      return { blob: new Blob([blob], { type }), type };
    },
    staleTime: Infinity,
    gcTime: KEPT_FOR,
  });
};

import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';

import { DOCUMENT_FILES } from '../../../../domain/documents/documentFile.ts';
import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { fileType } from '../../../../domain/files/fileType.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { readHead } from '../../../kit/files/readHead.ts';
import { lazyPart } from '../../../kit/lazyScreen.ts';
import { EmptyNote } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { Loading, type NoPreview } from './Loading.tsx';

import styles from './preview.module.css';

const PdfPreview = lazyPart(() => import('./PdfPreview.tsx'));

/** The server may omit it. */
const isShown = (mime: string | null | undefined) =>
  !mime || DOCUMENT_FILES.types.some((type) => type === mime);

/** PDFs and pictures; other files are download only. */
export const DocumentPreview = ({ document }: { document: FleetDocument }) => {
  const t = useT();
  if (!document.file) {
    return <EmptyNote>{t('resources.fleet/documents.preview.none')}</EmptyNote>;
  }
  return isShown(document.mime) ? (
    <LoadedPreview document={document} address={document.file} />
  ) : (
    <DownloadInstead document={document} why="notShown" />
  );
};

/** Files are large, so they stay in memory just long enough for a glance at another page. */
const KEPT_FOR = 30_000;

/** The type is that of the content, whatever the server says. */
const useDocumentFile = (address: string) => {
  const dataProvider = useAppDataProvider();
  return useQuery({
    queryKey: [RESOURCES.documents, 'file', address],
    queryFn: async ({ signal }) => {
      const blob = await dataProvider.documentFile(address, signal);
      const type = fileType(await readHead(blob));
      // The detected type keeps a picture from ever being shown as a page.
      return { blob: new Blob([blob], { type }), type };
    },
    staleTime: Infinity,
    gcTime: KEPT_FOR,
  });
};

interface LoadedPreviewProps {
  document: FleetDocument;
  address: string;
}

const LoadedPreview = ({ document, address }: LoadedPreviewProps) => {
  const { data, error, refetch } = useDocumentFile(address);
  const [problem, setProblem] = useState<NoPreview>();
  const name = document.file_name ?? document.title;
  if (error) {
    return (
      <LoadFailed
        message="resources.fleet/documents.failed.preview"
        error={error}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <Loading />;
  const { type, blob } = data;
  if (problem || !type) return <DownloadInstead document={document} why={problem ?? 'notShown'} />;
  return type === 'application/pdf' ? (
    <Suspense fallback={<Loading />}>
      <PdfPreview blob={blob} name={name} onProblem={setProblem} />
    </Suspense>
  ) : (
    <PicturePreview blob={blob} name={name} onProblem={() => setProblem('broken')} />
  );
};

interface PicturePreviewProps {
  blob: Blob;
  name: string;
  onProblem: () => void;
}

/** The object URL is revoked on unmount. */
const PicturePreview = ({ blob, name, onProblem }: PicturePreviewProps) => {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <img ref={show} className={styles.picture} alt={name} onError={onProblem} />;
};

const DownloadInstead = ({ document, why }: { document: FleetDocument; why: NoPreview }) => {
  const t = useT();
  return (
    <Alert tone="info" action={<DownloadButton document={document} />}>
      {t(`resources.fleet/documents.preview.${why}`)}
    </Alert>
  );
};

import { lazy, Suspense, useState } from 'react';

import { DOCUMENT_FILES } from '../../../../domain/documents/documentFile.ts';
import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { EmptyNote } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import { Loading, type NoPreview } from './Loading.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import { useDocumentFile } from './useDocumentFile.ts';

const PdfPreview = lazy(() => import('./PdfPreview.tsx'));

const isShown = (mime: string | null) =>
  mime === null || DOCUMENT_FILES.types.some((type) => type === mime);

/** Previews a document's file: PDFs and pictures; other files are download only. */
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
        onRetry={() => void refetch()}
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

const DownloadInstead = ({ document, why }: { document: FleetDocument; why: NoPreview }) => {
  const t = useT();
  return (
    <Alert tone="info" action={<DownloadButton document={document} />}>
      {t(`resources.fleet/documents.preview.${why}`)}
    </Alert>
  );
};

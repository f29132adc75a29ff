import { useCallback, useEffect, useRef, useState } from 'react';

import { useT } from '../../../kit/texts/useT.ts';
import { Loading, type NoPreview } from './Loading.tsx';
import { PdfControls } from './PdfControls.tsx';
import { PdfPage } from './PdfPage.tsx';
import { usePdf } from './usePdf.ts';

import styles from './preview.module.css';

interface PdfPreviewProps {
  blob: Blob;
  name: string;
  /** Must be referentially stable. */
  onProblem: (problem: NoPreview) => void;
}

/** A PDF page by page, rendered by the app because phones and locked-down browsers have no viewer. */
const PdfPreview = ({ blob, name, onProblem }: PdfPreviewProps) => {
  const t = useT();
  const pdf = usePdf(blob, onProblem);
  const room = useRef<HTMLDivElement>(null);
  const [roomWidth, setRoomWidth] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const isBroken = useCallback(() => onProblem('broken'), [onProblem]);

  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoomWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {pdf && (
        <PdfControls
          page={page}
          pages={pdf.numPages}
          zoom={zoom}
          onPage={setPage}
          onZoom={setZoom}
        />
      )}
      <div
        ref={room}
        // Focusable when zoomed, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={zoom > 1 ? 0 : undefined}
        className={styles.room}
        data-zoomed={zoom > 1 || undefined}
      >
        {pdf && roomWidth > 0 ? (
          <PdfPage
            pdf={pdf}
            page={page}
            width={Math.round(roomWidth * zoom)}
            label={t('resources.fleet/documents.preview.pageOf', {
              name,
              page,
              pages: pdf.numPages,
            })}
            onProblem={isBroken}
          />
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
};

export default PdfPreview;

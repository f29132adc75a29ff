import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// The security policy requires a worker from our own origin; Vite provides its URL.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// oxlint-disable-next-line import/default
import jpxUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useT } from '../../../kit/texts/useT.ts';
import { Loading, type NoPreview } from './Loading.tsx';
import { PdfControls } from './PdfControls.tsx';
import { PdfPage } from './PdfPage.tsx';

import styles from './preview.module.css';

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * The worker appends a file name, which the hash absorbs. WebAssembly, its first choice, would need
 * a weaker policy.
 */
const DECODERS = { isEvalSupported: false, useWasm: false, wasmUrl: `${jpxUrl}#/` };

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

/** Undefined while it loads. */
const usePdf = (
  blob: Blob,
  onProblem: (problem: NoPreview) => void,
): PDFDocumentProxy | undefined => {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  useEffect(() => {
    let isShown = true;
    const opening = blob
      .arrayBuffer()
      .then((data) => getDocument({ data, enableXfa: false, ...DECODERS }));
    opening
      .then(({ promise }) => promise)
      .then((opened) => {
        if (isShown) setPdf(opened);
      })
      .catch((error: unknown) => {
        if (isShown) onProblem(isLocked(error) ? 'locked' : 'broken');
      });
    return () => {
      isShown = false;
      void opening.then((task) => task.destroy()).catch(() => undefined);
    };
  }, [blob, onProblem]);
  return pdf;
};

interface PdfPreviewProps {
  blob: Blob;
  name: string;
  /** Must be referentially stable. */
  onProblem: (problem: NoPreview) => void;
}

/** Rendered by the app because phones and locked-down browsers have no viewer. */
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

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
import { useEffect, useState } from 'react';

import type { NoPreview } from './Loading.tsx';

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Where the worker loads its JPEG 2000 decoder from. It appends a file name, which the hash absorbs.
 * WebAssembly, its first choice, would need a weaker policy.
 */
const DECODERS = { isEvalSupported: false, useWasm: false, wasmUrl: `${jpxUrl}#/` };

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

/** Opens a PDF; undefined while it loads. */
export const usePdf = (
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

import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// A worker of our own origin, as the page's security policy wants it; vite gives its address.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// oxlint-disable-next-line import/default
import jpxUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { useEffect, useState } from 'react';

import type { NoPreview } from './Loading.tsx';

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Where the worker finds what it decodes JPEG 2000 with; it adds a name of its own, which the hash
 * swallows. WebAssembly, its first choice, would need a weaker policy.
 */
const DECODERS = { isEvalSupported: false, useWasm: false, wasmUrl: `${jpxUrl}#/` };

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

/** Opens a PDF; undefined until it is open. */
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

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';

import styles from './preview.module.css';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  page: number;
  /** In CSS pixels. */
  width: number;
  label: string;
  onProblem: () => void;
}

/** About the canvas limit of phones; beyond it they draw nothing at all. */
const MAX_PIXELS = 16_000_000;

export const PdfPage = ({ pdf, page, width, label, onProblem }: PdfPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let cancel: () => void = () => undefined;
    let isShown = true;
    const draw = async () => {
      const sheet = await pdf.getPage(page);
      const element = canvas.current;
      if (!isShown || !element) return;
      const natural = sheet.getViewport({ scale: 1 });
      const scale = width / natural.width;
      const height = natural.height * scale;
      const density = Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
      const viewport = sheet.getViewport({ scale: scale * density });
      element.width = Math.floor(viewport.width);
      element.height = Math.floor(viewport.height);
      element.style.inlineSize = `${width}px`;
      element.style.blockSize = `${height}px`;
      const task = sheet.render({ canvas: element, viewport });
      cancel = () => task.cancel();
      await task.promise;
      element.dataset.drawn = String(page);
    };
    draw().catch(() => {
      // A cancelled page is rendered again.
      if (isShown) onProblem();
    });
    return () => {
      isShown = false;
      cancel();
    };
  }, [pdf, page, width, onProblem]);
  // In Arabic, its letters would be drawn from the right.
  return <canvas ref={canvas} dir="ltr" className={styles.sheet} role="img" aria-label={label} />;
};

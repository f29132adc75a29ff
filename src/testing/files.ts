import { pdfOf } from '../../mock-api/core/pdf.ts';

/** A real picture, rendered by the browser. */
export const picture = (type = 'image/png', width = 640): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round(width * 0.66);
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#0d5c5c';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = 'white';
      context.font = '48px sans-serif';
      context.fillText('Driving licence', 40, 100);
    }
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), type);
  });

/** A real PDF with the given number of pages, each showing its number. */
export const pdf = (pages = 2): Blob => {
  const texts = Array.from({ length: pages }, (_, index) => [`Mulkiya, page ${index + 1}`]);
  return new Blob([pdfOf(texts)], { type: 'application/pdf' });
};

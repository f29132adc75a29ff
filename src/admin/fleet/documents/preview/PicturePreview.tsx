import { useCallback } from 'react';

import styles from './preview.module.css';

interface PicturePreviewProps {
  blob: Blob;
  name: string;
  onProblem: () => void;
}

/** A picture at the largest size that fits; its object URL is revoked on unmount. */
export const PicturePreview = ({ blob, name, onProblem }: PicturePreviewProps) => {
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

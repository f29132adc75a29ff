import { useState, type DragEvent, type PropsWithChildren } from 'react';

import styles from './DropArea.module.css';

interface DropAreaProps {
  onFiles: (files: File[]) => void;
  /** A single line, for use among the fields of a form. */
  isSmall?: boolean;
}

export const DropArea = ({ onFiles, isSmall, children }: PropsWithChildren<DropAreaProps>) => {
  const [isOver, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };

  return (
    <div
      className={styles['area']}
      data-small={isSmall || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
};

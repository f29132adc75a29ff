import { useState, type DragEvent, type PropsWithChildren } from 'react';

import styles from './DropArea.module.css';

interface DropAreaProps {
  /** One file at least. */
  onFiles: (files: File[]) => void;
  /** One line among the fields of a form. */
  isSmall?: boolean;
}

/** Takes files that are dropped on it; what is in it offers the other ways to choose them. */
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

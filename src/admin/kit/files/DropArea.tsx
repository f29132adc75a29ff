import { styled } from '@mui/material';
import { useState, type DragEvent, type PropsWithChildren } from 'react';

const Area = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  marginBlockEnd: theme.spacing(2),
  textAlign: 'center',
  border: `2px dashed ${theme.palette.divider}`,
  borderRadius: theme.spacing(1),
  '&[data-over]': { borderColor: theme.palette.primary.main },
}));

interface DropAreaProps {
  /** One file at least. */
  onFiles: (files: File[]) => void;
}

/** Takes files that are dropped on it; what is in it offers the other ways to choose them. */
export const DropArea = ({ onFiles, children }: PropsWithChildren<DropAreaProps>) => {
  const [isOver, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };

  return (
    <Area
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </Area>
  );
};

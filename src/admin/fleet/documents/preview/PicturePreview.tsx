import { styled } from '@mui/material';
import { useCallback } from 'react';

interface PicturePreviewProps {
  blob: Blob;
  name: string;
  onProblem: () => void;
}

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '80vh',
  marginBlockStart: theme.spacing(1),
  marginInline: 'auto',
  borderRadius: theme.shape.borderRadius,
}));

/** A picture as large as there is room for it; its address lives no longer than it is shown. */
export const PicturePreview = ({ blob, name, onProblem }: PicturePreviewProps) => {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <Picture ref={show} alt={name} onError={onProblem} />;
};

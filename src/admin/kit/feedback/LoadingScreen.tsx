import { styled } from '@mui/material';

import { BrandMark } from '../look/BrandMark.tsx';
import { useT } from '../texts/useT.ts';

const Root = styled('output')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: '60vh',
  color: theme.palette.text.secondary,
  '&[data-full-screen]': { minBlockSize: '100dvh' },
}));

interface LoadingScreenProps {
  /** Off within the layout, where only the content is awaited. */
  isFullScreen?: boolean;
}

export const LoadingScreen = ({ isFullScreen = true }: LoadingScreenProps) => {
  const t = useT();
  return (
    <Root data-full-screen={isFullScreen || undefined}>
      <BrandMark size={40} />
      {t('shell.loading')}
    </Root>
  );
};

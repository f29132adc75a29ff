import { IconButton, Stack } from '@mui/material';
import {
  ChevronLeft as PreviousIcon,
  ChevronRight as NextIcon,
  Maximize as FitIcon,
  ZoomIn as ZoomInIcon,
  ZoomOut as ZoomOutIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { useT } from '../../../kit/texts/useT.ts';

interface PdfControlsProps {
  page: number;
  pages: number;
  /** 1 is as wide as its room. */
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
}

const STEP = 1.25;
const LEAST = 0.5;
const MOST = 4;

/** Turning pages and zooming. */
export const PdfControls = ({ page, pages, zoom, onPage, onZoom }: PdfControlsProps) => {
  const t = useT();
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 0.5 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Control
          label={t('resources.fleet/documents.preview.previous')}
          isOff={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <PreviousIcon />
        </Control>
        <span aria-live="polite">
          {t('resources.fleet/documents.preview.page', { page, pages })}
        </span>
        <Control
          label={t('resources.fleet/documents.preview.next')}
          isOff={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <NextIcon />
        </Control>
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Control
          label={t('resources.fleet/documents.preview.zoomOut')}
          isOff={zoom / STEP < LEAST}
          onClick={() => onZoom(zoom / STEP)}
        >
          <ZoomOutIcon />
        </Control>
        <Control
          label={t('resources.fleet/documents.preview.zoomIn')}
          isOff={zoom * STEP > MOST}
          onClick={() => onZoom(zoom * STEP)}
        >
          <ZoomInIcon />
        </Control>
        <Control
          label={t('resources.fleet/documents.preview.fit')}
          isOff={zoom === 1}
          onClick={() => onZoom(1)}
        >
          <FitIcon />
        </Control>
      </Stack>
    </Stack>
  );
};

interface ControlProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Switched off it keeps the focus, so that the keyboard does not lose its place. */
const Control = ({ label, isOff, onClick, children }: ControlProps) => (
  <IconButton
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    sx={isOff ? { opacity: 0.38 } : undefined}
    onClick={() => {
      if (!isOff) onClick();
    }}
  >
    {children}
  </IconButton>
);

import {
  ChevronLeft as PreviousIcon,
  ChevronRight as NextIcon,
  Maximize as FitIcon,
  ZoomIn as ZoomInIcon,
  ZoomOut as ZoomOutIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { useT } from '../../../kit/texts/useT.ts';
import { IconButton } from '../../../kit/ui/Button.tsx';

import styles from './preview.module.css';

interface PdfControlsProps {
  page: number;
  pages: number;
  /** 1 fits the available width. */
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
}

const STEP = 1.25;
const LEAST = 0.5;
const MOST = 4;

export const PdfControls = ({ page, pages, zoom, onPage, onZoom }: PdfControlsProps) => {
  const t = useT();
  return (
    <div className={styles.controls}>
      <div className="line">
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
      </div>
      <div className="line">
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
      </div>
    </div>
  );
};

interface ControlProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Stays focusable when disabled, so that keyboard users keep their place. */
const Control = ({ label, isOff, onClick, children }: ControlProps) => (
  <IconButton
    label={label}
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onClick();
    }}
  >
    {children}
  </IconButton>
);

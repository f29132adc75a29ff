import { Ban, CircleCheck, TriangleAlert, type LucideIcon } from 'lucide-react';

import type { DriveStatus } from '../../../domain/board/driveSet.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from './Status.module.css';

const ICONS: Record<DriveStatus, LucideIcon> = {
  red: Ban,
  amber: TriangleAlert,
  green: CircleCheck,
};

/** Whether the set may drive, in words; shape and colour only repeat it. */
export const Status = ({ status }: { status: DriveStatus }) => {
  const t = useT();
  const Icon = ICONS[status];
  return (
    <span className={styles.status} data-status={status}>
      <Icon size={16} aria-hidden="true" />
      <span>{t(`board.statuses.${status}`)}</span>
    </span>
  );
};

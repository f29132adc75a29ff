import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

import { ownName } from '../../../domain/base/formats.ts';
import { VEHICLE_PARTS, type AssignmentRow } from '../../../domain/stats/overview.ts';
import { EmptyNote } from '../../kit/show/PageCard.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { AssignmentDetails } from './AssignmentDetails.tsx';

import styles from './overview.module.css';

export const PANEL_ID = 'assignment';

interface AssignmentPanelProps {
  row: AssignmentRow;
  onClose: () => void;
}

export const AssignmentPanel = ({ row, onClose }: AssignmentPanelProps) => {
  const t = useT();
  const { id } = row;
  const name = ownName(row) || id;
  const panel = useRef<HTMLElement>(null);
  // Takes the focus if it was opened by a click, not if the page loaded with it open.
  const isPressed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isPressed) panel.current?.focus({ preventScroll: true });
  }, [id, isPressed]);
  return (
    <aside id={PANEL_ID} className={styles.panel} aria-label={name} ref={panel} tabIndex={-1}>
      <div className={styles.panelHead}>
        <h2 className="fill">
          <bdi>{name}</bdi>
        </h2>
        <IconButton label={t('common.close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <section>
        <h3>{t('overview.assignments.driver')}</h3>
        <AssignmentDetails row={row} part="driver" />
      </section>
      {VEHICLE_PARTS.map((part) => {
        const number = row[part];
        return (
          <section key={part}>
            <h3>
              {t(`overview.assignments.${part}`)} {number && <bdi>{number}</bdi>}
            </h3>
            {number ? (
              <AssignmentDetails row={row} part={part} />
            ) : (
              <EmptyNote>{t('overview.assignments.unassigned')}</EmptyNote>
            )}
          </section>
        );
      })}
    </aside>
  );
};

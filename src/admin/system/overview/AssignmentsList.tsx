import { useId, useState } from 'react';

import { ownName } from '../../../domain/base/formats.ts';
import type { AssignmentRow } from '../../../domain/stats/overview.ts';
import { useT } from '../../kit/texts/useT.ts';
import { AssignmentDetails, PARTS, type Part } from './AssignmentDetails.tsx';
import { Vehicle } from './AssignmentsTable.tsx';

import styles from './overview.module.css';

export const AssignmentsList = ({ rows }: { rows: readonly AssignmentRow[] }) => {
  const t = useT();
  const prefix = useId();
  const [open, setOpen] = useState<{ number: number; part: Part }>();
  return (
    <ul className={styles.list} aria-label={t('overview.assignments.title')}>
      {rows.map((row) => {
        const { number, id } = row;
        const opened = open?.number === number ? open.part : undefined;
        const panel = `${prefix}-${number}`;
        const isThere = (part: Part) => part === 'driver' || row[part] !== null;
        return (
          <li key={number}>
            <small>
              {t('overview.assignments.number')}
              {number} · <bdi>{id}</bdi>
            </small>
            <div className={styles.parts}>
              {PARTS.map((part) => (
                <button
                  key={part}
                  type="button"
                  disabled={!isThere(part)}
                  aria-expanded={isThere(part) ? opened === part : undefined}
                  aria-controls={opened === part ? panel : undefined}
                  onClick={() => setOpen(opened === part ? undefined : { number, part })}
                >
                  <small>{t(`overview.assignments.${part}`)}</small>
                  {part === 'driver' ? (
                    <bdi>{ownName(row) || id}</bdi>
                  ) : (
                    <Vehicle number={row[part]} />
                  )}
                </button>
              ))}
            </div>
            {opened && (
              <div id={panel} className={styles.details}>
                <AssignmentDetails row={row} part={opened} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};

import { pageAccess } from '../../../domain/access/access.ts';
import type { Consumption } from '../../../domain/diesel/fills/consumption.ts';
import type { Fill } from '../../../domain/diesel/fills/fills.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { Muted } from '../../kit/fields/Muted.tsx';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { useSession } from '../../kit/useSession.ts';

import styles from './Per100.module.css';

/** Only so many, the newest, are named. */
const NAMED = 2;

export const OutOfOrder = ({ fills }: { fills: readonly Fill[] }) => {
  const t = useT();
  const role = useSession()?.user.role;
  const hasPage = pageAccess(role, `/${RESOURCES.dieselIssues}`).kind === 'allowed';
  const refs = fills.slice(-NAMED).map(({ row: { id, ref } }) => ref ?? String(id));
  if (refs.length === 0) return null;
  return (
    <span className={styles.outOfOrder}>
      <bdi>{t('dieselDesk.noFigure.wrongReadings')}:</bdi>{' '}
      {refs.map((ref, place) => (
        <span key={ref}>
          {place > 0 && ' '}
          {hasPage ? (
            <InnerLink href={recordPaths(RESOURCES.dieselIssues).filtered({ q: ref })}>
              <bdi>{ref}</bdi>
            </InnerLink>
          ) : (
            <bdi>{ref}</bdi>
          )}
        </span>
      ))}
      {fills.length > NAMED && (
        <>
          {' '}
          <bdi dir="ltr">+{fills.length - NAMED}</bdi>
        </>
      )}
    </span>
  );
};

/** Without the readings left out, which stand beside or below it. */
export const Per100 = ({
  consumption: { per100, reason },
}: {
  consumption: Pick<Consumption, 'per100' | 'reason'>;
}) => {
  const t = useT();
  const { consumption } = useAmountTexts();
  if (per100 !== undefined) return consumption(per100);
  return reason && reason !== 'wrongReadings' ? (
    <Muted>{t(`dieselDesk.noFigure.${reason}`)}</Muted>
  ) : (
    '—'
  );
};

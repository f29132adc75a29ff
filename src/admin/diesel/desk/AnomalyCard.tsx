import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { dotted, showCount } from '../../../domain/base/formats.ts';
import { DESK_DAYS } from '../../../domain/diesel/desk.ts';
import type { Anomaly } from '../../../domain/diesel/fills/anomalies.ts';
import type { Explained } from '../../../domain/diesel/fills/explained.ts';
import { Failure } from '../../kit/feedback/Failure.tsx';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { RetryButton } from '../../kit/feedback/RetryButton.tsx';
import { useFailureText } from '../../kit/feedback/useFailure.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { EmptyNote, PageCard } from '../../kit/show/PageCard.tsx';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useBranches } from '../useBranches.ts';
import { useAnomalyText } from './useAnomalyText.ts';
import type { Board, Desk } from './useDesk.ts';

import styles from './desk.module.css';

/** The anchor that the worklist links to. */
export const ANOMALIES = 'anomalies';
const SHOWN = 6;

export const AnomalyCard = ({ desk, anomalies, books }: Board) => {
  const t = useT();
  const [explaining, setExplaining] = useState<Anomaly>();
  const [showsAll, setShowsAll] = useState(false);
  const text = useAnomalyText(desk);
  const failureText = useFailureText();
  const { explained, isInBrowser } = books;
  const reopen = useMutation({
    mutationFn: (anomaly: string) => books.add({ action: 'reopen', anomaly }),
  });
  const open = anomalies.filter(({ id }) => !explained[id]);
  const closed = anomalies.filter(({ id }) => explained[id]);
  const shown = showsAll ? open : open.slice(0, SHOWN);
  const { troubles } = desk;
  const facts = books.isPending ? undefined : desk.facts;
  const isWorking = desk.isWorking || books.isPending;
  const gaps = facts?.known.gaps.lists;
  const isPartial =
    gaps?.has('issues') ||
    gaps?.has('purchases') ||
    troubles.some(({ list }) => list !== 'extractions');
  const unknown = isPartial
    ? 'dieselDesk.anomalies.unknown'
    : desk.lacksFleet && 'dieselDesk.tasks.partial';
  return (
    <PageCard title="dieselDesk.anomalies.title" args={{ count: DESK_DAYS }} anchor={ANOMALIES}>
      {books.error && (
        <LoadFailed
          message="dieselDesk.anomalies.failed.load"
          error={books.error}
          onRetry={books.retry}
        />
      )}
      {isWorking && <EmptyNote role="status">{t('dieselDesk.working')}</EmptyNote>}
      {facts && open.length === 0 && (
        <EmptyNote>{t(unknown || 'dieselDesk.anomalies.none')}</EmptyNote>
      )}
      <Anomalies anomalies={shown} desk={desk} name="explain" onPress={setExplaining} />
      {open.length > SHOWN && (
        <Button onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('dieselDesk.trucks.fewer')
            : t('dieselDesk.anomalies.all', { count: showCount(open.length) })}
        </Button>
      )}
      {closed.length > 0 && (
        <details>
          <summary>{t('dieselDesk.anomalies.closed', { smart_count: closed.length })}</summary>
          {isInBrowser && <EmptyNote>{t('dieselDesk.anomalies.kept')}</EmptyNote>}
          {reopen.error && (
            <Failure>{failureText('dieselDesk.anomalies.failed.reopen', reopen.error)}</Failure>
          )}
          <Anomalies
            anomalies={closed}
            desk={desk}
            explained={explained}
            name="reopen"
            pressed={reopen}
            onPress={({ id }) => reopen.mutate(id)}
          />
        </details>
      )}
      {explaining && (
        <ReasonDialog
          name={`explain/${explaining.id}`}
          title={t(`dieselDesk.anomalies.rules.${explaining.rule}`)}
          about={`${explaining.ref}: ${text(explaining)}`}
          label={t('dieselDesk.anomalies.why')}
          hint={isInBrowser ? t('dieselDesk.anomalies.kept') : undefined}
          submit={t('dieselDesk.anomalies.close')}
          failed={(error) => failureText('dieselDesk.anomalies.failed.explain', error)}
          onSend={(why) => books.add({ action: 'close', anomaly: explaining.id, why })}
          onClose={() => setExplaining(undefined)}
        />
      )}
    </PageCard>
  );
};

interface AnomaliesProps {
  anomalies: readonly Anomaly[];
  desk: Desk;
  explained?: Explained;
  name: 'explain' | 'reopen';
  /** The last press, by the id of its anomaly. */
  pressed?: { error: unknown; isPending: boolean; variables: string | undefined };
  onPress: (anomaly: Anomaly) => void;
}

const Anomalies = ({ anomalies, desk, explained, name, pressed, onPress }: AnomaliesProps) => {
  const t = useT();
  const instantText = useInstantText();
  const textOf = useAnomalyText(desk);
  const { nameOf } = useBranches();
  return (
    <ul className={`rows ${styles['anomalies']}`}>
      {anomalies.map((anomaly) => {
        const { id, rule, resource, ref, at, branch, truck = 0, truckNumber } = anomaly;
        const truckName = desk.truckNames.get(truck) ?? truckNumber;
        const place = [nameOf(branch), truckName, instantText(at)];
        const explanation = explained?.[id];
        return (
          <li key={id}>
            <div className="fill">
              <strong>{t(`dieselDesk.anomalies.rules.${rule}`)}</strong>
              <p>
                <Unbroken text={textOf(anomaly)} />
              </p>
              <small>
                <InnerLink href={recordPaths(resource).filtered({ q: ref })}>{ref}</InnerLink>
                <Unbroken text={` · ${dotted(place)}`} />
              </small>
              {explanation && (
                <p className={styles['why']}>
                  {t('dieselDesk.anomalies.explained', {
                    why: explanation.why,
                    by: explanation.by,
                    at: instantText(explanation.at),
                  })}
                </p>
              )}
            </div>
            <RetryButton
              data-flush
              aria-label={t(`dieselDesk.anomalies.${name}Of`, { ref })}
              error={pressed?.variables === id ? pressed.error : undefined}
              disabled={pressed?.isPending}
              onRetry={() => onPress(anomaly)}
            >
              {t(`dieselDesk.anomalies.${name}`)}
            </RetryButton>
          </li>
        );
      })}
    </ul>
  );
};

import { useId, useState } from 'react';

import { dotted, showCount } from '../../../domain/base/formats.ts';
import { DESK_DAYS } from '../../../domain/diesel/desk.ts';
import type { Anomaly } from '../../../domain/diesel/fills/anomalies.ts';
import type { Explained } from '../../../domain/diesel/fills/explained.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { EmptyNote, PageCard } from '../../kit/show/PageCard.tsx';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogForm } from '../../kit/ui/Dialog.tsx';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { useBranches } from '../useBranches.ts';
import { useAnomalyText } from './useAnomalyText.ts';
import type { Desk } from './useDesk.ts';
import type { useExplained } from './useExplained.ts';

import styles from './desk.module.css';

/** The anchor that the worklist links to. */
export const ANOMALIES = 'anomalies';
const SHOWN = 6;

interface AnomalyCardProps {
  desk: Desk;
  anomalies: readonly Anomaly[];
  log: ReturnType<typeof useExplained>;
}

export const AnomalyCard = ({ desk, anomalies, log }: AnomalyCardProps) => {
  const t = useT();
  const [explaining, setExplaining] = useState<Anomaly>();
  const [showsAll, setShowsAll] = useState(false);
  const text = useAnomalyText(desk);
  const { explained, explain, reopen } = log;
  const open = anomalies.filter(({ id }) => !explained[id]);
  const closed = anomalies.filter(({ id }) => explained[id]);
  const shown = showsAll ? open : open.slice(0, SHOWN);
  const { facts, isWorking, troubles } = desk;
  const gaps = facts?.known.gaps.lists;
  const isPartial =
    gaps?.has('issues') ||
    gaps?.has('purchases') ||
    troubles.some(({ list }) => list !== 'extractions');
  return (
    <PageCard title="dieselDesk.anomalies.title" args={{ count: DESK_DAYS }} anchor={ANOMALIES}>
      {isWorking && <EmptyNote role="status">{t('dieselDesk.working')}</EmptyNote>}
      {facts && open.length === 0 && (
        <EmptyNote>
          {t(isPartial ? 'dieselDesk.anomalies.unknown' : 'dieselDesk.anomalies.none')}
        </EmptyNote>
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
        <details className={styles['closed']}>
          <summary>{t('dieselDesk.anomalies.closed', { smart_count: closed.length })}</summary>
          <EmptyNote>{t('dieselDesk.anomalies.kept')}</EmptyNote>
          <Anomalies
            anomalies={closed}
            desk={desk}
            explained={explained}
            name="reopen"
            onPress={({ id }) => reopen(id)}
          />
        </details>
      )}
      {explaining && (
        <ExplainDialog
          title={t(`dieselDesk.anomalies.rules.${explaining.rule}`)}
          about={`${explaining.ref}: ${text(explaining)}`}
          onExplain={(why) => explain(explaining.id, why)}
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
  onPress: (anomaly: Anomaly) => void;
}

const Anomalies = ({ anomalies, desk, explained, name, onPress }: AnomaliesProps) => {
  const t = useT();
  const instantText = useInstantText();
  const textOf = useAnomalyText(desk);
  const { nameOf } = useBranches();
  return (
    <ul className={styles['anomalies']}>
      {anomalies.map((anomaly) => {
        const { id, rule, resource, ref, at, branch, truck = 0, truckNumber } = anomaly;
        const truckName = desk.truckNames.get(truck) ?? truckNumber;
        const place = [nameOf(branch), truckName, instantText(at)];
        const explanation = explained?.[id];
        return (
          <li key={id}>
            <div>
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
            <Button
              aria-label={t(`dieselDesk.anomalies.${name}Of`, { ref })}
              onClick={() => onPress(anomaly)}
            >
              {t(`dieselDesk.anomalies.${name}`)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

interface ExplainDialogProps {
  title: string;
  about: string;
  onExplain: (why: string) => void;
  onClose: () => void;
}

const ExplainDialog = ({ title, about, onExplain, onClose }: ExplainDialogProps) => {
  const t = useT();
  const id = useId();
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && why.trim() === '';
  const save = () => {
    setTried(true);
    if (why.trim() === '') return;
    onExplain(why.trim());
    onClose();
  };
  return (
    <Dialog title={title} about={about} onClose={onClose}>
      <DialogForm onSubmit={save} onCancel={onClose} submit={t('dieselDesk.anomalies.close')}>
        <div className={styles['explain']}>
          <label htmlFor={id}>{t('dieselDesk.anomalies.why')}</label>
          <textarea
            id={id}
            rows={3}
            maxLength={1000}
            data-first
            value={why}
            aria-invalid={isMissing}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setWhy(target.value)}
          />
          <p id={`${id}-hint`} data-tone={isMissing ? 'bad' : undefined}>
            {t(isMissing ? 'validation.required' : 'dieselDesk.anomalies.kept')}
          </p>
        </div>
      </DialogForm>
    </Dialog>
  );
};

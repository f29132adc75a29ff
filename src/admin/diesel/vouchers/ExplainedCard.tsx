import { useRecordContext, useResourceContext } from 'react-admin';

import { explanationsOf } from '../../../domain/diesel/fills/explained.ts';
import { VOUCHER_LISTS } from '../../../domain/diesel/ledger/movements.ts';
import { PageCard } from '../../kit/show/PageCard.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useExplained } from '../desk/useExplained.ts';

/** What was explained of the voucher of the page; no card if nothing was. */
export const ExplainedCard = () => {
  const t = useT();
  const instantText = useInstantText();
  const { explained } = useExplained();
  const resource = useResourceContext();
  const id = useRecordContext()?.id;
  const list = VOUCHER_LISTS.find((name) => `diesel/${name}` === resource);
  const found = list && id !== undefined ? explanationsOf(explained, list, id) : [];
  if (found.length === 0) return null;
  return (
    <PageCard title="dieselDesk.anomalies.explanations">
      {found.map(({ rule, why, by, at }) => (
        <p key={rule}>
          <strong>{t(`dieselDesk.anomalies.rules.${rule}`)}</strong>
          {'. '}
          {t('dieselDesk.anomalies.explained', { why, by, at: instantText(at) })}
        </p>
      ))}
    </PageCard>
  );
};

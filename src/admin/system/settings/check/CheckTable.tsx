import type { CheckResult } from '../../../../dataProvider/check/checkApi.ts';
import type { CheckState } from '../../../../dataProvider/check/judge.ts';
import { isAssumed } from '../../../../dataProvider/endpoints.ts';
import { listOf } from '../../../../domain/base/formats.ts';
import type { Tone } from '../../../../domain/records/field.ts';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Table } from '../../../kit/ui/Table.tsx';
import { byState, callText, detailsOf, isNeeded, pageTitle } from './reportText.ts';

import styles from './check.module.css';

const TONES: Readonly<Record<CheckState, Tone>> = {
  found: 'good',
  otherShape: 'warn',
  refused: 'warn',
  missing: 'bad',
  failed: 'bad',
  leftBehind: 'bad',
  notTried: 'neutral',
};

const toneOf = (result: CheckResult, role: string): Tone => {
  const { state, check } = result;
  if (state === 'missing' && isAssumed(check.path, check)) return 'warn';
  return isNeeded(result, role) || state === 'found' ? TONES[state] : 'neutral';
};

const COLUMNS = ['call', 'state', 'took', 'needed'] as const;

export const CheckTable = ({
  results,
  role,
}: {
  results: readonly CheckResult[];
  role: string;
}) => {
  const t = useT();
  const cells = {
    call: (result: CheckResult) => {
      const details = detailsOf(result, role, t);
      return (
        <>
          <bdi dir="ltr">{callText(result)}</bdi>
          {details.length > 0 && <small>{details.join(' · ')}</small>}
        </>
      );
    },
    state: (result: CheckResult) => (
      <StatusChip tone={toneOf(result, role)} label={t(`apiCheck.states.${result.state}`)} />
    ),
    took: ({ took }: CheckResult) => (took === undefined ? '–' : t('apiCheck.took', { took })),
    needed: ({ check }: CheckResult) => listOf(check.pages.map((page) => pageTitle(page, t))),
  };
  return (
    <Table
      className={`breaks ${styles.table}`}
      aria-label={t('apiCheck.caption')}
      stacks
      columns={COLUMNS.map((name) => ({
        name,
        head: t(`apiCheck.columns.${name}`),
        isFigure: name === 'took',
        cell: cells[name],
      }))}
      rows={byState(results).flatMap((group) => group.results)}
      keyOf={(result) => `${callText(result)} ${result.check.answers} ${result.check.resource}`}
    />
  );
};

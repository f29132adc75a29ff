import type { CheckResult } from '../../../../dataProvider/check/checkApi.ts';
import type { CheckState } from '../../../../dataProvider/check/judge.ts';
import { isAssumed } from '../../../../dataProvider/endpoints.ts';
import { listOf } from '../../../../domain/base/formats.ts';
import type { Tone } from '../../../../domain/records/field.ts';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { useT } from '../../../kit/texts/useT.ts';
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
  const sorted = byState(results).flatMap((group) => group.results);
  return (
    <table className={styles.table} aria-label={t('apiCheck.caption')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`apiCheck.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((result) => {
          const call = callText(result);
          const details = detailsOf(result, role, t);
          const { check, state, took } = result;
          return (
            <tr key={`${call} ${check.answers} ${check.resource}`}>
              <th scope="row">
                <bdi dir="ltr">{call}</bdi>
                {details.length > 0 && <small>{details.join(' · ')}</small>}
              </th>
              <td>
                <StatusChip tone={toneOf(result, role)} label={t(`apiCheck.states.${state}`)} />
              </td>
              <td className={styles.took}>
                {took === undefined ? '–' : t('apiCheck.took', { took })}
              </td>
              <td>{listOf(check.pages.map((page) => pageTitle(page, t)))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

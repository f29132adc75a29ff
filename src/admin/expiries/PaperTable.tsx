import type { ReactNode } from 'react';

import type { DocumentState } from '../../domain/documents/documentState.ts';
import { keyOf } from '../../domain/expiries/fleetExpiries.ts';
import { paperKind } from '../../domain/expiries/paperKind.ts';
import type { Expiry } from '../../domain/records/expiry.ts';
import type { Tone } from '../../domain/records/field.ts';
import { ExpiryDate } from '../kit/fields/ExpiryDate.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useT } from '../kit/texts/useT.ts';
import { RenewButton } from './renew/RenewButton.tsx';
import { usePaperKindName } from './worklist/usePaperKindName.ts';

import styles from './PaperTable.module.css';

export interface PaperLine {
  expiry: Expiry;
  number?: string | null;
  /** What else there is to say of it, such as the insurer. */
  detail?: string | null;
  file?: ReactNode;
  isSuperseded?: boolean;
}

interface PaperTableProps {
  label: string;
  lines: readonly PaperLine[];
  /** Whether papers have numbers and files here. */
  hasFiles?: boolean;
}

export const STATE_TONES: Record<DocumentState, Tone> = {
  valid: 'good',
  due: 'warn',
  overdue: 'bad',
  unknown: 'neutral',
  off: 'neutral',
  superseded: 'neutral',
};

/** The papers of a record, each on a line: what it is, until when it is valid, its file, and a way to renew it. */
export const PaperTable = ({ label, lines, hasFiles = false }: PaperTableProps) => {
  const t = useT();
  const hasActions = lines.some(({ isSuperseded }) => !isSuperseded);
  return (
    <div className={styles['papers']}>
      <table aria-label={label}>
        {hasFiles && (
          <colgroup>
            <col />
            <col />
            <col />
            <col />
            <col />
          </colgroup>
        )}
        <thead>
          <tr>
            <th>{t('resources.fleet/documents.fields.title')}</th>
            {hasFiles && <th>{t('resources.fleet/documents.fields.document_number')}</th>}
            <th>{t('resources.fleet/documents.fields.expiry_date')}</th>
            {hasFiles && (
              <th colSpan={hasActions ? 1 : 2}>
                {t('resources.fleet/documents.fields.file_name')}
              </th>
            )}
            {hasActions && <th data-cell="actions">{t('common.actions.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PaperRow key={keyOf(line.expiry)} line={line} hasFiles={hasFiles} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface PaperRowProps {
  line: PaperLine;
  hasFiles: boolean;
}

const PaperRow = ({ line, hasFiles }: PaperRowProps) => {
  const kindName = usePaperKindName();
  const { expiry, number, detail, file, isSuperseded = false } = line;
  const state = isSuperseded ? 'superseded' : expiry.state;
  return (
    <tr data-state={state}>
      <th scope="row">
        <StatusChip tone={STATE_TONES[state]} label={kindName(paperKind(expiry))} />
        {detail && (
          <small>
            <bdi>{detail}</bdi>
          </small>
        )}
      </th>
      {hasFiles && (
        <td data-cell="number">
          <bdi>{number}</bdi>
        </td>
      )}
      <td data-cell="date">
        <ExpiryDate date={expiry.date} status={isSuperseded ? { state: 'off' } : expiry} />
      </td>
      {hasFiles && (
        <td data-cell="file" colSpan={isSuperseded ? 2 : 1}>
          {file}
        </td>
      )}
      {!isSuperseded && (
        <td data-cell="actions">
          <RenewButton expiry={expiry} />
        </td>
      )}
    </tr>
  );
};

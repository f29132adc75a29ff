import type { ReactNode } from 'react';

import type { DocumentState } from '../../domain/documents/documentState.ts';
import { keyOf } from '../../domain/expiries/fleetExpiries.ts';
import { paperKind } from '../../domain/expiries/paperKind.ts';
import type { Expiry } from '../../domain/records/expiry.ts';
import type { Tone } from '../../domain/records/field.ts';
import { ExpiryDate } from '../kit/fields/ExpiryDate.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Table, type TableColumn } from '../kit/ui/Table.tsx';
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
  const kindName = usePaperKindName();
  const stateOf = ({ expiry, isSuperseded = false }: PaperLine) =>
    isSuperseded ? 'superseded' : expiry.state;
  const columns: (TableColumn<PaperLine> | false)[] = [
    {
      name: 'kind',
      head: t('resources.fleet/documents.fields.title'),
      cell: (line) => (
        <>
          <StatusChip tone={STATE_TONES[stateOf(line)]} label={kindName(paperKind(line.expiry))} />
          {line.detail && (
            <small data-tip={line.detail}>
              <bdi>{line.detail}</bdi>
            </small>
          )}
        </>
      ),
    },
    hasFiles && {
      name: 'number',
      head: t('resources.fleet/documents.fields.document_number'),
      cell: ({ number }) => <bdi>{number}</bdi>,
    },
    {
      name: 'date',
      head: t('resources.fleet/documents.fields.expiry_date'),
      cell: ({ expiry, isSuperseded }) => (
        <ExpiryDate date={expiry.date} status={isSuperseded ? { state: 'off' } : expiry} />
      ),
    },
    hasFiles && {
      name: 'file',
      head: t('resources.fleet/documents.fields.file_name'),
      cell: ({ file }) => file,
    },
    lines.some(({ isSuperseded }) => !isSuperseded) && {
      name: 'actions',
      head: <span className="on-screen">{t('common.actions.actions')}</span>,
      cell: ({ expiry }) => <RenewButton expiry={expiry} />,
    },
  ];
  return (
    <Table
      className={styles['papers']}
      aria-label={label}
      data-files={hasFiles || undefined}
      stacks
      columns={columns.filter((column) => column !== false)}
      rows={lines}
      keyOf={({ expiry }) => keyOf(expiry)}
      markOf={(line) => ({ 'data-state': stateOf(line) })}
    />
  );
};

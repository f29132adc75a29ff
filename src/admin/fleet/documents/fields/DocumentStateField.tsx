import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import type { DocumentState } from '../../../../domain/documents/documentState.ts';
import type { Tone } from '../../../../domain/records/field.ts';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useDocumentState } from '../useRenewals.ts';

const TONES: Record<DocumentState, Tone> = {
  valid: 'good',
  due: 'warn',
  overdue: 'bad',
  unknown: 'neutral',
  off: 'neutral',
  superseded: 'neutral',
};

/** The document's state today. */
export const DocumentStateField = () => {
  const t = useT();
  const state = useDocumentState(useRecordContext<FleetDocument>());
  return (
    state && (
      <StatusChip
        tone={TONES[state]}
        label={t(`resources.fleet/documents.options.state.${state}`)}
      />
    )
  );
};

import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { STATE_TONES } from '../../../expiries/PaperTable.tsx';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useDocumentState } from '../useRenewals.ts';

export const DocumentStateField = () => {
  const t = useT();
  const state = useDocumentState(useRecordContext<FleetDocument>());
  return (
    state && (
      <StatusChip
        tone={STATE_TONES[state]}
        label={t(`resources.fleet/documents.options.state.${state}`)}
      />
    )
  );
};

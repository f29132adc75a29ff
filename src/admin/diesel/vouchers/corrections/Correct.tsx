import { PencilLine } from 'lucide-react';
import { useRecordContext, useResourceContext } from 'react-admin';

import { isCorrectable } from '../../../../domain/diesel/corrections.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { ButtonLink } from '../../../kit/ui/Button.tsx';
import { useMay } from '../../../kit/useMay.ts';
import { CORRECTS } from './Corrected.tsx';
import { usePageCorrections, type Voucher } from './useCorrections.ts';

/** Where that is possible. */
export const Correct = () => {
  const t = useT();
  const may = useMay();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<Voucher>();
  const corrections = usePageCorrections();
  if (!record || !corrections || !may('create') || !isCorrectable(record, corrections)) return null;
  return (
    <ButtonLink
      look="outlined"
      to={`${recordPaths(resource).create}?${CORRECTS}=${encodeURIComponent(record.id)}`}
    >
      <PencilLine aria-hidden />
      {t(`diesel.corrections.${corrections.takenBackBy.has(record.id) ? 'replace' : 'correct'}`)}
    </ButtonLink>
  );
};

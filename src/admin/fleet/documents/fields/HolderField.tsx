import { useRecordContext, useReference } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { recordPath } from '../../../kit/recordPath.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useSession } from '../../../kit/useSession.ts';
import { holderLabel, holderOf } from './holder.ts';

/** The document's holder, as a link if that record has a page. */
export const HolderField = () => {
  const t = useT();
  const holder = holderOf(useRecordContext<FleetDocument>());
  return holder ? <HolderName {...holder} /> : <Muted>{t('common.notGiven')}</Muted>;
};

const HolderName = ({ type, reference, id }: NonNullable<ReturnType<typeof holderOf>>) => {
  const t = useT();
  const role = useSession()?.user.role;
  const { referenceRecord, isPending } = useReference<RaRecord>({ reference, id });
  const name: unknown = referenceRecord?.[holderLabel(type)];
  if (isPending) return <>…</>;
  const path = recordPath(role, reference, id);
  const shown = (
    <bdi>{typeof name === 'string' && name ? name : t('common.unknownId', { id })}</bdi>
  );
  return path ? (
    <Link to={path} style={{ color: 'inherit' }}>
      {shown}
    </Link>
  ) : (
    shown
  );
};

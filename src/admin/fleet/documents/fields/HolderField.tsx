import { useRecordContext, useReference } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { ownName } from '../../../../domain/base/formats.ts';
import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { RecordName } from '../../../kit/fields/RecordName.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { holderLabel, holderOf } from './holder.ts';

export const HolderField = () => {
  const t = useT();
  const holder = holderOf(useRecordContext<FleetDocument>());
  return holder ? <HolderName {...holder} /> : <Muted>{t('common.notGiven')}</Muted>;
};

const HolderName = ({ type, reference, id }: NonNullable<ReturnType<typeof holderOf>>) => {
  const t = useT();
  const { referenceRecord, isPending } = useReference<RaRecord>({ reference, id });
  if (isPending) return <>…</>;
  const label = ownName(referenceRecord ?? {}, holderLabel(type)) || t('common.unknownId', { id });
  return <RecordName resource={reference} id={id} label={label} className="plain" />;
};

import { useRecordContext, useResourceContext } from 'react-admin';

import { replacedRef, takenBackRef } from '../../../../domain/diesel/corrections.ts';
import { PlainLink } from '../../../kit/fields/PlainLink.tsx';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { recordPath } from '../../../kit/recordPath.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useSession } from '../../../kit/useSession.ts';
import { useListCorrections, usePageCorrections, type Voucher } from './useCorrections.ts';

export const VoucherName = () => {
  const t = useT();
  const record = useRecordContext<Voucher>();
  const corrections = useListCorrections();
  if (!record) return null;
  const isTakenBack = corrections?.takenBackBy.has(record.id);
  return (
    <span className="row">
      <RecordLinkField short />
      {isTakenBack && <StatusChip tone="neutral" label={t('diesel.corrections.takenBack')} />}
      {takenBackRef(record) !== undefined && (
        <StatusChip tone="warn" label={t('diesel.corrections.counter')} />
      )}
      {corrections?.twins.has(record.id) && (
        <StatusChip tone="warn" label={t('diesel.twins.chip')} />
      )}
      {replacedRef(record) !== undefined && (
        <StatusChip tone="info" label={t('diesel.corrections.correction')} />
      )}
    </span>
  );
};

/** With links. */
export const CorrectionLinks = () => {
  const t = useT();
  const resource = useResourceContext() ?? '';
  const role = useSession()?.user.role;
  const record = useRecordContext<Voucher>();
  const corrections = usePageCorrections();
  if (!record || !corrections) return null;
  const { takenBackBy, takesBack, replacedBy } = corrections;
  const replaces = [...replacedBy].find(([, row]) => row.id === record.id)?.[0];
  const original = takesBack.get(record.id);
  const links = [
    { name: 'takenBackBy', row: takenBackBy.get(record.id) },
    { name: 'replacedBy', row: replacedBy.get(record.id) },
    { name: 'takesBack', row: original, ref: takenBackRef(record) },
    { name: 'replaces', id: replaces, ref: replacedRef(record) },
  ] as const;
  return links.map((link) => {
    const row = 'row' in link ? link.row : undefined;
    const id = 'id' in link ? link.id : row?.id;
    const ref = row?.ref ?? ('ref' in link ? link.ref : undefined);
    if (ref === undefined) return null;
    const path = id === undefined ? undefined : recordPath(role, resource, id);
    return (
      <span key={link.name}>
        {t(`diesel.corrections.${link.name}`)}{' '}
        {path ? <PlainLink href={path}>{ref}</PlainLink> : <bdi>{ref}</bdi>}
      </span>
    );
  });
};

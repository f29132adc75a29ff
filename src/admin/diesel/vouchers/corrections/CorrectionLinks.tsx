import { useRecordContext, useResourceContext } from 'react-admin';

import { recordPath } from '../../../../domain/access/recordPath.ts';
import { replacedRef, takenBackRef } from '../../../../domain/diesel/corrections.ts';
import { PlainLink } from '../../../kit/fields/PlainLink.tsx';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
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
  const record = useRecordContext<Voucher>();
  const corrections = usePageCorrections();
  if (!record || !corrections) return null;
  const { takenBackBy, takesBack, replacedBy } = corrections;
  const { id } = record;
  const replaces = [...replacedBy].find(([, row]) => row.id === id)?.[0];
  const links = [
    { ...takenBackBy.get(id), name: 'takenBackBy' },
    { ...replacedBy.get(id), name: 'replacedBy' },
    { ref: takenBackRef(record), ...takesBack.get(id), name: 'takesBack' },
    { id: replaces, ref: replacedRef(record), name: 'replaces' },
  ] as const;
  return links.map(({ name, ref, ...other }) =>
    ref === undefined || ref === null ? null : (
      <span key={name}>
        {t(`diesel.corrections.${name}`)} <VoucherLink id={other.id} name={ref} />
      </span>
    ),
  );
};

interface VoucherLinkProps {
  /** Undefined if it is not among the rows. */
  id: Voucher['id'] | undefined;
  name: string;
}

/** Another voucher of the page's kind. */
const VoucherLink = ({ id, name }: VoucherLinkProps) => {
  const resource = useResourceContext() ?? '';
  const role = useSession()?.user.role;
  const path = id === undefined ? undefined : recordPath(role, resource, id);
  return path ? <PlainLink href={path}>{name}</PlainLink> : <bdi>{name}</bdi>;
};

/** Vouchers that look like the one of the page, recorded once more. */
export const Twins = () => {
  const t = useT();
  const record = useRecordContext<Voucher>();
  const twins = usePageCorrections()?.twins.get(record?.id ?? '');
  if (!twins) return null;
  return (
    <Alert tone="warn" isCalm>
      {t('diesel.twins.found')}{' '}
      {twins.map(({ id, ref }) => (
        <span key={id}>
          <VoucherLink id={id} name={ref ?? `#${id}`} />{' '}
        </span>
      ))}
      {t('diesel.twins.about')}
    </Alert>
  );
};

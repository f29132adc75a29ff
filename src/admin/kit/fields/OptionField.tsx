import {
  ReferenceFieldBase,
  useFieldValue,
  useGetRecordRepresentation,
  useReferenceFieldContext,
  useResourceDefinitions,
} from 'react-admin';

import { recordPath } from '../../../domain/access/recordPath.ts';
import { useT } from '../texts/useT.ts';
import { useSession } from '../useSession.ts';
import { NotGiven } from './Muted.tsx';
import { PlainLink } from './PlainLink.tsx';

interface OptionFieldProps {
  source: string;
  reference: string;
  /** The field with the name, if the row has one beside the id. */
  named?: string;
}

/** An id that is not in the list is shown by the name in the row, else as is. */
export const OptionField = ({ source, reference, named = '' }: OptionFieldProps) => {
  const t = useT();
  const id = useFieldValue<Record<string, unknown>>({ source });
  const name: unknown = useFieldValue<Record<string, unknown>>({ source: named });
  const own = typeof name === 'string' && name !== '' ? <bdi>{name}</bdi> : undefined;
  if (id === null || id === undefined) return own ?? <NotGiven />;
  const unknown = own ?? <span>{t('common.unknownId', { id })}</span>;
  return (
    <ReferenceFieldBase source={source} reference={reference} error={unknown} empty={unknown}>
      <OptionName reference={reference} />
    </ReferenceFieldBase>
  );
};

const OptionName = ({ reference }: { reference: string }) => {
  const { referenceRecord } = useReferenceFieldContext();
  const represent = useGetRecordRepresentation(reference);
  const hasPage = useResourceDefinitions()[reference]?.hasShow;
  const role = useSession()?.user.role;
  if (!referenceRecord) return null;
  const name = <bdi>{represent(referenceRecord)}</bdi>;
  const path = hasPage && recordPath(role, reference, referenceRecord.id);
  return path ? <PlainLink href={path}>{name}</PlainLink> : name;
};

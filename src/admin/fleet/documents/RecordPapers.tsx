import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { HolderType } from '../../../domain/documents/documents.ts';
import { PapersCard } from './papers/PapersCard.tsx';

interface HolderProps {
  holderType: HolderType;
  /** The record of the page, unless told otherwise. */
  holderId?: number;
}

/** The documents on the page of the record that they belong to. */
export const RecordPapers = ({ holderType, holderId }: HolderProps) => {
  const id = useRecordContext<RaRecord<number>>()?.id;
  const holder = holderId ?? id;
  return holder === undefined ? null : <PapersCard holderType={holderType} holderId={holder} />;
};

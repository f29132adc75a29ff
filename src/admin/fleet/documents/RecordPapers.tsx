import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { HolderType } from '../../../domain/documents/documents.ts';
import { PapersCard } from './papers/PapersCard.tsx';

interface HolderProps {
  holderType: HolderType;
  /** Defaults to the record of the page. */
  holderId?: number;
}

/** The documents on the page of their holder. */
export const RecordPapers = ({ holderType, holderId }: HolderProps) => {
  const id = useRecordContext<RaRecord<number>>()?.id;
  const holder = holderId ?? id;
  return holder === undefined ? null : <PapersCard holderType={holderType} holderId={holder} />;
};

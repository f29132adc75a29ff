import {
  HOLDER_RESOURCES,
  HOLDER_TYPES,
  type FleetDocument,
  type HolderType,
} from '../../../../domain/documents/document.ts';
import type { ResourceName } from '../../../../domain/records/resources.ts';

/** The field that names a holder. */
export const HOLDER_TEXT: Record<HolderType, string> = {
  driver: 'name',
  truck: 'truck_number',
  trailer: 'trailer_number',
  company: 'name',
};

export const isHolderType = (value: unknown): value is HolderType =>
  HOLDER_TYPES.some((type) => type === value);

/** Where the holder of a document is found; undefined where it has none that we know. */
export const holderOf = (
  document: Pick<FleetDocument, 'holder_type' | 'holder_id'> | undefined,
): { type: HolderType; reference: ResourceName; id: number } | undefined => {
  const { holder_type, holder_id } = document ?? {};
  return isHolderType(holder_type) && typeof holder_id === 'number'
    ? { type: holder_type, reference: HOLDER_RESOURCES[holder_type], id: holder_id }
    : undefined;
};

import {
  HOLDER_RESOURCES,
  HOLDER_TYPES,
  type FleetDocument,
  type HolderType,
} from '../../../../domain/documents/documents.ts';
import type { ResourceName } from '../../../../domain/records/resources.ts';
import { recordTypes } from '../../../../domain/recordTypes.ts';

export const holderLabel = (type: HolderType): string =>
  recordTypes[HOLDER_RESOURCES[type]]?.label ?? 'id';

export const isHolderType = (value: unknown): value is HolderType =>
  HOLDER_TYPES.some((type) => type === value);

/** Undefined without a holder of a known type. */
export const holderOf = (
  document: Pick<FleetDocument, 'holder_type' | 'holder_id'> | undefined,
): { type: HolderType; reference: ResourceName; id: number } | undefined => {
  const { holder_type, holder_id } = document ?? {};
  return isHolderType(holder_type) && typeof holder_id === 'number'
    ? { type: holder_type, reference: HOLDER_RESOURCES[holder_type], id: holder_id }
    : undefined;
};

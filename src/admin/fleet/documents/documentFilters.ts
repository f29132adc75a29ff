import { DOCUMENT_STATE_FILTERS } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import type { ListFilter } from '../../kit/list/filters/listFilters.ts';
import { filterOptions } from '../../kit/list/filters/recordFilters.ts';

export const documentFilters: readonly ListFilter[] = [
  { source: 'expires_from', label: 'resources.fleet/documents.fields.expires_from' },
  { source: 'expires_to', label: 'resources.fleet/documents.fields.expires_to' },
  {
    source: 'state',
    label: 'resources.fleet/documents.fields.state',
    options: filterOptions(RESOURCES.documents, 'state', DOCUMENT_STATE_FILTERS),
    expires: 'common.expiryKinds.document',
  },
];

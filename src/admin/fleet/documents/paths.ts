import type { DocumentFilter } from '../../../domain/fleet/documentFilter.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { recordPaths } from '../../common/records/recordPaths.ts';

export const documentPaths = recordPaths<DocumentFilter>(RESOURCES.documents);

import type { DocumentFilter } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordPaths } from '../../kit/recordPaths.ts';

export const documentPaths = recordPaths<DocumentFilter>(RESOURCES.documents);

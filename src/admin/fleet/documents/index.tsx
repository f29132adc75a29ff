import { FileText as Description } from 'lucide-react';

import type { documents as type } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordResource } from '../../records/recordResource.tsx';

export const documents = recordResource<typeof type>(RESOURCES.documents, {
  icon: Description,
  looks: () => import('./documentLooks.tsx'),
  list: () => import('./DocumentList.tsx'),
  form: () => import('./DocumentForm.tsx'),
  create: () => import('./upload/DocumentCreateDialog.tsx'),
  show: () => import('./DocumentShow.tsx'),
});

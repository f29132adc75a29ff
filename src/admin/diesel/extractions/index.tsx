import { Droplet } from 'lucide-react';

import type { dieselExtractions as type } from '../../../domain/diesel/extraction.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordResource } from '../../records/recordResource.tsx';

export const extractions = recordResource<typeof type>(RESOURCES.dieselExtractions, {
  icon: Droplet,
  looks: () => import('./extractionLooks.tsx'),
  list: () => import('./ExtractionList.tsx'),
  createPage: () => import('./ExtractionCreate.tsx'),
  show: () => import('./ExtractionShow.tsx'),
});

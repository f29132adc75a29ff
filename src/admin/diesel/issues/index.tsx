import { Fuel } from 'lucide-react';

import type { dieselIssues as type } from '../../../domain/diesel/issue.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordResource } from '../../records/recordResource.tsx';

export const issues = recordResource<typeof type>(RESOURCES.dieselIssues, {
  icon: Fuel,
  looks: () => import('./issueLooks.tsx'),
  list: () => import('./IssueList.tsx'),
  createPage: () => import('./IssueCreate.tsx'),
  show: () => import('./IssueShow.tsx'),
});

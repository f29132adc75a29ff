import { Droplet, Fuel, ReceiptText } from 'lucide-react';

import type { dieselExtractions } from '../../domain/diesel/extraction.ts';
import type { dieselIssues } from '../../domain/diesel/issue.ts';
import type { dieselPurchases } from '../../domain/diesel/purchase.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { recordResource } from '../records/recordResource.tsx';

const screens = {
  looks: () => import('./vouchers/voucherLooks.tsx'),
  list: () => import('./vouchers/VoucherList.tsx'),
  show: () => import('./vouchers/VoucherShow.tsx'),
};

export const issues = recordResource<typeof dieselIssues>(RESOURCES.dieselIssues, {
  ...screens,
  icon: Fuel,
  createPage: () => import('./issues/IssueCreate.tsx'),
});

export const purchases = recordResource<typeof dieselPurchases>(RESOURCES.dieselPurchases, {
  ...screens,
  icon: ReceiptText,
  createPage: () => import('./purchases/PurchaseCreate.tsx'),
  importNotices: () => import('./purchases/PurchaseImportNotices.tsx'),
});

export const extractions = recordResource<typeof dieselExtractions>(RESOURCES.dieselExtractions, {
  ...screens,
  icon: Droplet,
  createPage: () => import('./extractions/ExtractionCreate.tsx'),
});

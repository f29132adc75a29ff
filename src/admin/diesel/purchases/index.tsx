import { ReceiptText } from 'lucide-react';

import type { dieselPurchases as type } from '../../../domain/diesel/purchase.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordResource } from '../../records/recordResource.tsx';

export const purchases = recordResource<typeof type>(RESOURCES.dieselPurchases, {
  icon: ReceiptText,
  looks: () => import('./purchaseLooks.tsx'),
  list: () => import('./PurchaseList.tsx'),
  createPage: () => import('./PurchaseCreate.tsx'),
  show: () => import('./PurchaseShow.tsx'),
});

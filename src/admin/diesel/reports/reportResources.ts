import type { VoucherReport } from '../../../domain/diesel/reports.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';

export const REPORT_RESOURCES = {
  issued: RESOURCES.dieselIssues,
  purchased: RESOURCES.dieselPurchases,
  extractions: RESOURCES.dieselExtractions,
  stock: RESOURCES.dieselStock,
} as const satisfies Record<VoucherReport | 'stock', string>;

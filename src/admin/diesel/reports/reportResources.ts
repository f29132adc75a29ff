import type { VoucherReport } from '../../../domain/diesel/reports.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';

/** The record type whose vouchers a report sums up. */
export const REPORT_RESOURCES = {
  issued: RESOURCES.dieselIssues,
  purchased: RESOURCES.dieselPurchases,
  extractions: RESOURCES.dieselExtractions,
} as const satisfies Record<VoucherReport, string>;

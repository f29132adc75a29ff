export const ALERT_KINDS = ['low_stock', 'not_counted', 'short_delivery'] as const;
export type DieselAlertKind = (typeof ALERT_KINDS)[number];

/** A warning about the diesel stock. */
export interface DieselAlert {
  id: string;
  kind: DieselAlertKind;
  severity: 'warning' | 'error';
  branch_id: number;
  message: string;
  /** An instant in UTC. */
  at: string;
}

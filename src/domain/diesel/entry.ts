export const ENTRY_STATUSES = ['posted', 'void'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** What every movement of diesel has in common. Amounts are AED, quantities litres. */
export interface DieselEntry {
  id: number;
  /** The voucher's number, given by the server. */
  ref: string;
  /** An instant in UTC. */
  at: string;
  branch_id: number;
  company_id: number | null;
  notes: string | null;
  status: EntryStatus;
}

/** The stock of a branch's tank: the last count, and what was booked since. */
export interface DieselStock {
  id: number;
  branch_id: number;
  company_id: number | null;
  name: string;
  capacity_l: number;
  reorder_level_l: number;
  /** Litres at the last count. */
  liters: number;
  /** AED per litre at the last count. */
  cost: number;
  /** An instant in UTC. */
  counted_at: string;
  counted_by: string;
}

/** A stock as GET stock.php sends it. */
export interface DieselStockRow extends DieselStock {
  branch: string;
  /** The last count plus purchases, minus issues and extractions since then. */
  book_l: number;
}

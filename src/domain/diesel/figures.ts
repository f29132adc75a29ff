export const FIGURES = [
  'stock_l',
  'stock_value',
  'issued_today_l',
  'issued_month_l',
  'issued_month_cost',
  'purchased_month_l',
  'purchased_month_cost',
  'extracted_today_l',
  'extracted_month_l',
] as const;

export interface DieselFigures extends Record<(typeof FIGURES)[number], number> {
  /** The last 30 days, oldest first. */
  by_day: { day: string; issued_l: number; purchased_l: number }[];
}

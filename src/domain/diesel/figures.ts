export interface DieselFigures {
  stock_l: number;
  stock_value: number;
  issued_today_l: number;
  issued_month_l: number;
  issued_month_cost: number;
  purchased_month_l: number;
  purchased_month_cost: number;
  extracted_today_l: number;
  extracted_month_l: number;
  /** The last 30 days, oldest first. */
  by_day: { day: string; issued_l: number; purchased_l: number }[];
}

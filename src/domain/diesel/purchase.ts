import type { DieselEntry } from './entry.ts';

/** The VAT rate of the United Arab Emirates since 2018. */
export const VAT_RATE = 0.05;

/** Diesel bought from a supplier; the supplier's invoice number is unique. */
export interface DieselPurchase extends DieselEntry {
  supplier: string;
  invoice_no: string;
  delivery_note_no: string | null;
  liters_invoiced: number;
  liters_received: number;
  /** AED per litre before VAT. */
  unit_price: number;
  net: number;
  vat: number;
  total: number;
  received_by: string;
}

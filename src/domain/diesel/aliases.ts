import type { Names } from '../base/rowValues.ts';

// What servers call the fields of a diesel row: the contract names only branch_id, company_id, liters and cost.

const TIMES = ['date_time', 'datetime', 'timestamp', 'recorded_at', 'date', 'created_at'];
const LITRES = ['litres', 'quantity', 'qty', 'volume'];
const PRICES = ['price_per_liter', 'price_per_litre', 'price', 'rate'];
const USERS = ['user_name', 'created_by_name', 'created_by', 'recorded_by', 'user'];

const VOUCHER = {
  ref: ['voucher_no', 'voucher_number', 'reference_no', 'reference'],
  notes: ['note', 'remarks', 'comment'],
};

const OUTGOING = {
  ...VOUCHER,
  unit_cost: ['unit_price', ...PRICES],
  total_cost: ['total', 'amount', 'cost'],
};

export const ISSUE_NAMES: Names = {
  ...OUTGOING,
  at: ['issued_at', 'issue_date', ...TIMES],
  liters: ['issued_liters', ...LITRES],
  truck_number: ['truck_no', 'truck', 'vehicle_number', 'vehicle', 'plate_number', 'plate'],
  driver_name: ['driver'],
  odometer_km: ['odometer', 'mileage'],
  full_tank: ['is_full', 'full', 'fill_type'],
  issued_by: ['issued_by_name', ...USERS],
};

export const EXTRACTION_NAMES: Names = {
  ...OUTGOING,
  at: ['extracted_at', 'extraction_date', ...TIMES],
  liters: ['extracted_liters', ...LITRES],
  destination: ['destination_name', 'to'],
  destination_type: ['destination_kind', 'extraction_type', 'type'],
  reason: ['purpose'],
  extracted_by: ['extracted_by_name', ...USERS],
};

export const PURCHASE_NAMES: Names = {
  ...VOUCHER,
  at: ['purchased_at', 'purchase_date', 'delivered_at', ...TIMES],
  supplier: ['supplier_name', 'vendor_name', 'vendor'],
  invoice_no: ['invoice_number', 'invoice'],
  delivery_note_no: ['delivery_note_number', 'delivery_note'],
  liters_invoiced: ['invoiced_liters'],
  liters_received: ['received_liters', 'liters', ...LITRES],
  unit_price: ['unit_cost', ...PRICES],
  net: ['net_amount', 'cost'],
  vat: ['vat_amount', 'tax'],
  total: ['total_amount', 'total_cost', 'amount'],
  received_by: ['received_by_name', 'purchased_by', ...USERS],
};

export const STOCK_NAMES: Names = {
  name: ['tank_name', 'tank'],
  liters: ['litres', 'quantity', 'volume', 'current_stock', 'balance'],
  cost: ['unit_cost', 'unit_price', ...PRICES],
  capacity_l: ['capacity', 'tank_capacity'],
  reorder_level_l: ['reorder_level', 'min_level'],
  counted_at: ['last_counted_at', 'last_count_at', 'counted_on'],
  counted_by: ['counted_by_name'],
};

import { row, type Row } from './row.ts';

const R = '/diesel/diesel-manager/reports';

const ISSUE = { branch_id: 1, company_id: 1, truck_id: 1, liters: 10, cost: null };

const PURCHASE = {
  branch_id: 1,
  company_id: null,
  liters: 10,
  cost: 25,
  supplier: 'S',
  invoice_no: '1',
  liters_invoiced: 10,
  liters_received: 10,
  unit_price: 2.5,
  net: 25,
  vat: 1.25,
  total: 26.25,
};

const CLOSING = {
  action: 'close',
  branch_id: 1,
  month: '2026-03',
  liters: 100,
  value: 280,
};

export const dieselRows: readonly Row[] = [
  row('diesel', `GET ${R}/dashboard.php`, 200, 'data,success'),
  row('admin', `GET ${R}/dashboard.php`, 200, 'data,success'),
  row('fleet', `GET ${R}/dashboard.php`, 403, 'error,user'),
  row('diesel', `GET ${R}/alerts.php`, 200, 'rows,total'),
  row('diesel', `GET ${R}/audit_log.php`, 200, 'rows,total'),
  row('admin', `GET ${R}/audit_log.php`, 200, 'rows,total'),
  row('fleet', `GET ${R}/audit_log.php`, 403, 'error,user'),
  row('admin', `GET ${R}/purchased.php`, 200, 'rows,total'),
  row('fleet', `GET ${R}/purchased.php`, 403, 'error,user'),
  row('diesel', `GET ${R}/issued.php?branch_id=1&limit=5`, 200, 'rows,total'),
  row('diesel', `GET ${R}/issued.php?from=yesterday`, 422, 'error,errors'),
  row('diesel', `POST ${R}/issued.php`, 200, 'data,success', ISSUE),
  row('diesel', `POST ${R}/issued.php`, 422, 'error,errors', { ...ISSUE, liters: -1 }),
  row('diesel', `POST ${R}/issued.php`, 422, 'error,errors', { ...ISSUE, liters: 90_000 }),
  row('diesel', `POST ${R}/issued.php`, 422, 'error,errors', { ...ISSUE, cost: undefined }),
  row('diesel', `POST ${R}/issued.php`, 422, 'error,errors', { ...ISSUE, unit_cost: 2, cost: 1 }),
  row('fleet', `POST ${R}/issued.php`, 403, 'error,user', ISSUE),
  row('diesel', `GET ${R}/issued_export.php?branch_id=1`, 200, 'text/csv'),
  row('fleet', `GET ${R}/issued_export.php`, 403, 'error,user'),
  row('diesel', `GET ${R}/stock.php?branch_id=1&company_id=1`, 200, 'rows,total'),
  row('diesel', `PUT ${R}/stock.php`, 200, 'data,success', {
    branch_id: 1,
    liters: 100,
    cost: 2.5,
  }),
  row('diesel', `PUT ${R}/stock.php`, 422, 'error,errors', {
    branch_id: 3,
    liters: 100,
    cost: 2.5,
  }),
  row('admin', `PUT ${R}/stock.php`, 403, 'error,user', { branch_id: 1, liters: 100, cost: 2.5 }),
  row('diesel', `GET ${R}/purchased.php`, 200, 'rows,total'),
  row('diesel', `POST ${R}/purchased.php`, 200, 'data,success', PURCHASE),
  row('diesel', `POST ${R}/purchased.php`, 422, 'error,errors', { ...PURCHASE, supplier: 's' }),
  row('diesel', `POST ${R}/purchased.php`, 422, 'error,errors', {
    ...PURCHASE,
    invoice_no: '2',
    total: 30,
  }),
  row('diesel', `POST ${R}/purchased.php`, 422, 'error,errors', {}),
  row('diesel', `GET ${R}/extractions.php`, 200, 'rows,total'),
  row('diesel', `POST ${R}/extractions.php`, 200, 'data,success', {
    branch_id: 2,
    liters: 10,
    cost: 28,
    destination_type: 'waste',
  }),
  row('diesel', `POST ${R}/extractions.php`, 422, 'error,errors', { branch_id: 2 }),
  row('diesel', `GET ${R}/books.php`, 200, 'rows,total'),
  row('diesel', `POST ${R}/books.php`, 200, 'data,success', CLOSING),
  row('diesel', `POST ${R}/books.php`, 409, 'error,errors', CLOSING),
  row('diesel', `POST ${R}/books.php`, 422, 'error,errors', { ...CLOSING, branch_id: 9 }),
  row('diesel', `POST ${R}/books.php`, 422, 'error,errors', {}),
  row('diesel', `POST ${R}/export.php`, 200, 'text/csv', { report: 'stock' }),
  row('diesel', `POST ${R}/export.php`, 422, 'error,errors', { report: 'weather' }),
];

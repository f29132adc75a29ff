import { USUAL, USUAL_NAMES } from '../../api/store/usual.ts';
import type { Field } from '../../src/domain/records/field.ts';
import type { AnyRecordType } from '../../src/domain/records/recordType.ts';
import { MADE_UP_ROWS } from '../data/usual.ts';
import { fileForm } from '../testing/client.ts';
import { row, type Row } from './row.ts';

const FIRST = encodeURIComponent('[0,9]');
const PDF = new TextEncoder().encode('%PDF-1.4\n');

const renewal = () =>
  fileForm('file', 'b.pdf', PDF, { title: 'P', category: 'tir', replaces_id: 401 });

const sampleOf = (field: Field): string | number | boolean => {
  switch (field.kind) {
    case 'select':
      return field.options[0] ?? '';
    case 'relationship':
    case 'branch':
      return 1;
    case 'integer':
    case 'decimal':
      return field.min ?? 1;
    case 'flag':
      return true;
    case 'day':
      return '2027-01-31';
    case 'instant':
      return '2027-01-31T08:00:00Z';
    case 'text':
      return 'Sample';
  }
};

/** What a record cannot do without, besides its key. */
const requiredOf = ({ fields, key }: AnyRecordType) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.required && name !== key ? [[name, sampleOf(field)]] : [],
    ),
  );

/** The usual calls of record types with made-up rows that are not listed below. */
const usualRows = USUAL_NAMES.filter((name) => !['trucks', 'trailers'].includes(name)).flatMap(
  (name) => {
    const { key = 'id', name: resource } = USUAL[name];
    const required = requiredOf(USUAL[name]);
    const columns = [key, ...Object.keys(required)].join();
    const cells = ['I-1', ...Object.values(required)].join();
    const path = `/api/${resource}/${name}.php`;
    const next = MADE_UP_ROWS + 1;
    return [
      row('fleet', `GET ${path}?limit=1000`, 200, 'rows,total'),
      row('fleet', `POST ${path}`, 200, 'data,success', { ...required, [key]: 'N-1' }),
      row('fleet', `POST ${path}`, 409, 'error,errors', { ...required, [key]: 'N-1' }),
      row('fleet', `PUT ${path}`, 200, 'data,success', { id: next, [key]: 'N-2' }),
      row('fleet', `DELETE ${path}?id=${next}`, 200, 'success'),
      row(
        'fleet',
        `POST /api/${resource}/import.php`,
        200,
        'errors,imported,skipped,success',
        fileForm('file', 'a.csv', `${columns}\n${cells}\n`),
      ),
    ];
  },
);

export const fleetRows: readonly Row[] = [
  ...usualRows,

  // What follows from others
  row('fleet', `GET /api/fleet/papers/papers.php?range=${FIRST}`, 200, 'facets,rows,total'),
  row('admin', `GET /api/fleet/sets/sets.php?range=${FIRST}`, 200, 'facets,rows,total'),
  row('diesel', `GET /api/fleet/sets/sets.php?range=${FIRST}`, 403, 'error,user'),
  row('fleet', 'GET /api/fleet/papers/papers.php', 422, 'error,errors'),

  // Trucks, trailers, companies
  row('fleet', 'GET /api/fleet/trucks/trucks.php?limit=1000', 200, 'rows,total'),
  row('admin', 'GET /api/fleet/trucks/trucks.php?limit=1000', 200, 'rows,total'),
  row('diesel', 'GET /api/fleet/trucks/trucks.php?limit=1000', 200, 'rows,total'),
  row('admin', 'POST /api/fleet/trucks/trucks.php', 403, 'error,user', { truck_number: 'N-9' }),
  row('fleet', 'POST /api/fleet/trucks/trucks.php', 200, 'data,success', { truck_number: 'N-1' }),
  row('fleet', 'POST /api/fleet/trucks/trucks.php', 409, 'error,errors', { truck_number: 'N-1' }),
  row('fleet', 'POST /api/fleet/trucks/trucks.php', 422, 'error,errors', {
    truck_number: 'N-2',
    year: 3,
  }),
  row('fleet', 'PUT /api/fleet/trucks/trucks.php', 200, 'data,success', { id: 91, model: 'M' }),
  row('fleet', 'DELETE /api/fleet/trucks/trucks.php?id=91', 200, 'success'),
  row(
    'fleet',
    'POST /api/fleet/trucks/import.php',
    200,
    'errors,imported,skipped,success',
    fileForm('file', 'a.csv', 'truck_number\nI-1\n'),
  ),
  row('fleet', 'GET /api/fleet/trailers/trailers.php?limit=1000', 200, 'rows,total'),
  row('fleet', 'POST /api/fleet/trailers/trailers.php', 200, 'data,success', {
    trailer_number: 'N-1',
  }),
  row('fleet', 'POST /api/fleet/trailers/trailers.php', 422, 'error,errors', {
    trailer_number: 'N-2',
    type: 'flatbed',
    temp_min_c: -5,
  }),
  row('fleet', 'PUT /api/fleet/trailers/trailers.php', 200, 'data,success', {
    id: 81,
    color: 'Red',
  }),
  row('fleet', 'DELETE /api/fleet/trailers/trailers.php?id=81', 200, 'success'),
  row(
    'fleet',
    'POST /api/fleet/trailers/import.php',
    200,
    'errors,imported,skipped,success',
    fileForm('file', 'a.csv', 'trailer_number\nI-1\n'),
  ),
  row('fleet', 'GET /api/admin/companies/companies.php?limit=1000', 200, 'rows,total'),
  row('diesel', 'GET /api/admin/companies/companies.php?limit=1000', 403, 'error,user'),

  // Documents, activity
  row('fleet', 'GET /api/fleet/documents/documents.php?limit=1000', 200, 'rows,total'),
  row(
    'fleet',
    'POST /api/fleet/documents/documents.php',
    200,
    'data,success',
    fileForm('file', 'رخصة.pdf', PDF, { title: 'Paper', category: 'license' }),
  ),
  row(
    'fleet',
    'POST /api/fleet/documents/documents.php',
    422,
    'error,errors',
    fileForm('file', 'a.pdf', '<html>', { title: 'Paper', category: 'license' }),
  ),
  row(
    'fleet',
    'POST /api/fleet/documents/documents.php',
    422,
    'error,errors',
    fileForm('file', 'a.pdf', PDF, { category: 'unheard-of' }),
  ),
  row('fleet', 'POST /api/fleet/documents/documents.php', 200, 'data,success', renewal()),
  row('fleet', 'POST /api/fleet/documents/documents.php', 409, 'error', renewal()),
  row('fleet', 'PUT /api/fleet/documents/documents.php', 200, 'data,success', {
    id: 401,
    title: 'P',
  }),
  // 402 renews 401.
  ...[
    [1, 401, 409, 'error'],
    [401, 402, 422, 'error,errors'],
    [402, 402, 422, 'error,errors'],
    [402, 401, 200, 'data,success'],
  ].map(([id, replaces_id, status, answers]) =>
    row('fleet', 'PUT /api/fleet/documents/documents.php', Number(status), String(answers), {
      id,
      replaces_id,
    }),
  ),
  row('fleet', 'DELETE /api/fleet/documents/documents.php?id=401', 200, 'success'),
  row('fleet', 'PUT /api/fleet/documents/documents.php?id=402', 409, 'data,error', {
    title: 'P',
    row_version: 2,
  }),
  row('admin', 'GET /api/fleet/documents/documents.php', 200, 'rows,total'),
  row('admin', 'DELETE /api/fleet/documents/documents.php?id=2', 403, 'error,user'),
  row('diesel', 'GET /api/fleet/documents/documents.php', 403, 'error,user'),
  row('fleet', 'GET /api/fleet/activity/activity.php?limit=1000', 200, 'rows,total'),
  row('admin', 'GET /api/fleet/activity/activity.php', 200, 'rows,total'),
  row('guest', 'GET /api/fleet/activity/activity.php', 403, 'error,user'),
  row('fleet', 'GET /uploads/seed-1.pdf', 200, 'application/pdf'),
  row('diesel', 'GET /uploads/seed-1.pdf', 403, 'error'),
  row('anonymous', 'GET /uploads/seed-1.pdf', 401, 'error'),
  row('anonymous', 'GET /uploads/none.pdf', 404, 'error'),
  row('anonymous', 'GET /uploads/..%2f..%2fpackage.json', 404, 'error'),

  // Overview
  row('admin', 'GET /api/admin/stats.php', 200, 'drivers,trailers,trucks'),
  row('fleet', 'GET /api/admin/stats.php', 200, 'drivers,trailers,trucks'),
  row('diesel', 'GET /api/admin/stats.php', 403, 'error,user'),
  row('admin', 'GET /api/admin/assignments.php?page=1&limit=10', 200, 'rows,total'),
  row('admin', 'GET /admin/superview/index.php', 200, 'data,success'),
  row('admin', 'GET /admin/dashboard/stats.php', 200, 'data,success'),
  row('fleet', 'GET /admin/dashboard/stats.php', 403, 'error,user'),
];

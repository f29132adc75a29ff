import { expect, it } from 'vitest';

import { trailers } from '../../domain/fleet/trailers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { bodyOf, newValues } from '../../domain/records/values.ts';
import { bodyFor } from './body.ts';

it('always has the fields of the contract, and the others when filled', async () => {
  const trailer = bodyOf(trailers, {
    ...newValues(trailers),
    trailer_number: 'TR-1',
    temp_min_c: 3,
  });
  expect(await bodyFor(RESOURCES.trailers, trailer)).toEqual({
    trailer_number: 'TR-1',
    type: null,
    model: null,
    color: null,
    tir_number: null,
    registration_expiry: null,
    load_state: 'empty',
    status: 'active',
    temp_min_c: 3,
  });
});

it('has litres and money of a voucher under the names of the contract', async () => {
  const body = await bodyFor(RESOURCES.dieselIssues, { liters: 250.5, unit_cost: 2.8 });
  expect(body).toMatchObject({ liters: 250.5, cost: 701.4, company_id: null, odometer_km: null });
});

import { beforeEach, describe, expect, it } from 'vitest';

import { memoryClient } from '../testing/memoryClient.ts';

const COUNTS = { drivers: 2, trucks: 3, trailers: 3, documents: 0, activity: 0, diesel_days: 0 };
const TRUCKS = '/api/fleet/trucks/trucks.php';
const TRAILERS = '/api/fleet/trailers/trailers.php';

const client = memoryClient(COUNTS);
beforeEach(() => client.send('anonymous', 'POST', '/__reset', {}));

describe('trucks and trailers', () => {
  const errorsOf = async (method: string, path: string, body: object) => {
    const { status, json } = await client.send('fleet', method, path, body);
    return { status, errors: json['errors'] };
  };

  it('are refused with the message for what the domain finds', async () => {
    expect(
      await errorsOf('POST', TRUCKS, { truck_number: 'N', year: 3, plate_number: '7' }),
    ).toEqual({
      status: 422,
      errors: { year: 'Must be from 1950 to 2100', plate_emirate: 'This field is required' },
    });
    expect(
      await errorsOf('POST', TRAILERS, { trailer_number: 'N', type: 'flatbed', temp_min_c: -5 }),
    ).toEqual({
      status: 422,
      errors: { temp_min_c: 'Only a refrigerated trailer has a temperature range' },
    });
  });

  it('do not share a plate', async () => {
    const [first, second] = await client.rows('trucks');
    const { plate_emirate, plate_category, plate_code, plate_number } = first ?? {};
    const plate = { plate_emirate, plate_category, plate_code, plate_number };
    const taken = { status: 422, errors: { plate_number: 'Already taken' } };
    expect(await errorsOf('POST', TRUCKS, { truck_number: 'N', ...plate })).toEqual(taken);
    expect(await errorsOf('PUT', TRUCKS, { id: second?.['id'], ...plate })).toEqual(taken);
    expect(await errorsOf('PUT', TRUCKS, { id: first?.['id'], ...plate, model: 'M' })).toEqual({
      status: 200,
      errors: undefined,
    });
  });
});

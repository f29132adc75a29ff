import { WRITE_KINDS } from '../mock-api/testing/faultKinds.ts';
import { attempt } from './matrix/attempt.ts';
import { Place } from './matrix/place.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ backend: 'mock' });

/** A call of a journey, and how it fails: a sample of `npm run test:faults`. */
const SAMPLE = [
  ['edit driver', 'PUT /fleet/drivers/index.php', 'before', 'silent'],
  ['add driver', 'POST /api/fleet/drivers.php', 'after', 'reset always'],
  ['delete driver', 'DELETE /api/fleet/drivers.php', 'after', 'lost and blind'],
] as const;

for (const [journey, call, when, name] of SAMPLE) {
  test(`${journey}, ${name} ${when} the work: nothing lost, repeated or falsely told`, async ({
    browser,
    stack,
  }) => {
    const kind = WRITE_KINDS[when].find((each) => each.name === name);
    if (!kind) throw new Error(`There is no kind "${name}".`);
    const strike = { call, kind, moment: 'sending' } as const;
    const place = new Place(browser, stack);
    const { broken } = await attempt(place, 'full', journey, strike);
    await place.close();
    expect(broken).toEqual([]);
  });
}

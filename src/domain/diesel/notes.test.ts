import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ownNotes, refIn, replacesNotes, withMeter, withReason } from './notes.ts';

test('the readings of the meter are kept in the notes', () => {
  expect(withMeter(null, '100.1', '350.4')).toBe('Pump meter: 100.1 to 350.4');
  expect(withMeter(' Night ', 1, 2)).toBe('Night\nPump meter: 1 to 2');
});

test('what the app has written into the notes is taken out again', () => {
  const words = fc.array(fc.stringMatching(/^[a-z0-9:. ]{0,12}$/)).map((lines) =>
    lines
      .map((line) => line.trim())
      .join('\n')
      .trim(),
  );
  fc.assert(
    fc.property(words, fc.boolean(), fc.boolean(), (typed, isMetered, isDoubted) => {
      const metered = isMetered ? withMeter(typed, '10', '20.5') : typed;
      const whole = replacesNotes(
        'ISS-7',
        isDoubted ? withReason(metered, 'quite\nsure') : metered,
      );
      expect(refIn(whole, 'replaces')).toBe('ISS-7');
      expect(ownNotes(whole)).toEqual({
        notes: typed,
        ...(isMetered && { meter_before: '10', meter_after: '20.5' }),
      });
    }),
  );
  expect(ownNotes(null)).toEqual({ notes: '' });
});

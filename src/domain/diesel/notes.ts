/**
 * The contract names no fields for this, and every server that keeps more than litres and money
 * keeps the notes. The same in every language, as this is how it is recognized.
 */
const LINKS = {
  /** A counter-voucher takes another one back. */
  takesBack: 'Takes back ',
  /** A voucher replaces one that is taken back. */
  replaces: 'Replaces ',
} as const;

const METER = 'Pump meter: ';
/** A voucher was recorded although something was doubted. */
const ANYWAY = 'Recorded anyway: ';

/** In quotes where a blank or colon in it would end it. */
const written = (ref: string): string => (/[\s:]/.test(ref) ? `"${ref}"` : ref);
const WRITTEN = /^"([^"]+)"|^[^\s:]+/;

const noted = (start: string, ref: string, words: string): string =>
  words.trim() === '' ? `${start}${written(ref)}` : `${start}${written(ref)}: ${words.trim()}`;

/** The notes of the counter-voucher of a voucher. */
export const takesBackNotes = (ref: string, reason: string): string =>
  noted(LINKS.takesBack, ref, reason);

export const replacesNotes = (ref: string, notes: string): string =>
  noted(LINKS.replaces, ref, notes);

/** The number of the voucher that some notes name as taken back or replaced. */
export const refIn = (
  notes: string | null | undefined,
  link: keyof typeof LINKS,
): string | undefined => {
  const start = LINKS[link];
  const [bare, quoted] =
    (notes?.startsWith(start) && WRITTEN.exec(notes.slice(start.length))) || [];
  return quoted ?? bare;
};

const withLine = (notes: unknown, line: string): string =>
  [typeof notes === 'string' ? notes.trim() : '', line].filter((one) => one !== '').join('\n');

/** As an audit needs the readings of the pump's meter. */
export const withMeter = (notes: unknown, before: unknown, after: unknown): string =>
  withLine(notes, `${METER}${String(before)} to ${String(after)}`);

/** Why the voucher was recorded in spite of a doubt. */
export const withReason = (notes: unknown, reason: string): string =>
  withLine(notes, `${ANYWAY}${reason.trim().replace(/\s+/g, ' ')}`);

/** With the readings of the pump's meter if they are in there. */
export const ownNotes = (
  notes: string | null | undefined,
): { notes: string; meter_before?: string; meter_after?: string } => {
  const text = notes ?? '';
  const ref = refIn(text, 'replaces');
  const own =
    ref === undefined
      ? text
      : text.slice(LINKS.replaces.length).replace(WRITTEN, '').slice(1).trim();
  const lines = own.split('\n');
  const meter = lines.findLast((line) => line.startsWith(METER));
  const [before, after] = meter?.slice(METER.length).split(' to ') ?? [];
  const isOwn = (line: string) => !line.startsWith(METER) && !line.startsWith(ANYWAY);
  return {
    notes: lines.filter(isOwn).join('\n').trim(),
    ...(before !== undefined &&
      after !== undefined && { meter_before: before, meter_after: after }),
  };
};

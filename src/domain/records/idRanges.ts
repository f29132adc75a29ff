/** Servers and proxies refuse addresses beyond 8 kB. */
const LONGEST = 6_000;

interface IdRanges {
  ranges: string;
  count: number;
}

/** Such as `7.121-270`; only the first ids if there are too many and too far apart. */
export const idRanges = (ids: readonly string[], longest = LONGEST): IdRanges => {
  const numbers = ids.map(Number).filter(Number.isSafeInteger);
  const others = ids.filter((id) => !Number.isSafeInteger(Number(id)));
  const ranges: [number, number][] = [];
  for (const id of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && id <= last[1] + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  const parts = [
    ...ranges.map(([from, to]) => ({
      text: from === to ? `${from}` : `${from}-${to}`,
      size: to - from + 1,
    })),
    ...others.map((text) => ({ text, size: 1 })),
  ];
  let length = 0;
  const end = parts.findIndex(({ text }) => (length += text.length + 1) > longest + 1);
  const fitting = end < 0 ? parts : parts.slice(0, end);
  return {
    ranges: fitting.map(({ text }) => text).join('.'),
    count: fitting.reduce((sum, { size }) => sum + size, 0),
  };
};

/** The ranges in such a text; one without an end is a single id. */
export const rangesIn = (text: string): { range: string; from: number; to?: number }[] =>
  text.split('.').map((range) => {
    const [from, to] = range.split('-');
    return { range, from: Number(from), to: to === undefined ? undefined : Number(to) };
  });

let last = { text: '', ranges: rangesIn('') };

/** Whether an id is in such a text. */
export const isInRanges = (id: unknown, text: string): boolean => {
  if (last.text !== text) last = { text, ranges: rangesIn(text) };
  const number = Number(id);
  return last.ranges.some(({ range, from, to }) =>
    to === undefined || Number.isNaN(number)
      ? range === String(id)
      : number >= from && number <= to,
  );
};

/** Ids as a short text for an address, with neighbours as ranges, such as `7.121-270`. */
export const idRanges = (ids: readonly string[]): string => {
  const numbers = ids.map(Number).filter(Number.isSafeInteger);
  const others = ids.filter((id) => !Number.isSafeInteger(Number(id)));
  const ranges: [number, number][] = [];
  for (const id of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && id <= last[1] + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return [
    ...ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)),
    ...others,
  ].join('.');
};

/** Whether an id is in such a text. */
export const isInRanges = (id: unknown, ranges: string): boolean =>
  ranges.split('.').some((range) => {
    const [from, to] = range.split('-');
    return to === undefined || Number.isNaN(Number(id))
      ? range === String(id)
      : Number(id) >= Number(from) && Number(id) <= Number(to);
  });

export const medianOf = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return undefined;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
};

export const pick = (
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> => Object.fromEntries(names.map((name) => [name, values[name]]));

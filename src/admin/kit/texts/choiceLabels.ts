/** The options of a select field as choices of an input, by their labels. */
export const choicesOf = (
  resource: string,
  field: string,
  options: readonly string[],
): { id: string; name: string }[] =>
  options.map((id) => ({ id, name: `resources.${resource}.options.${field}.${id}` }));

/** A select field's options as choices of an input, with their labels. */
export const choicesOf = (
  resource: string,
  field: string,
  options: readonly string[],
): { id: string; name: string }[] =>
  options.map((id) => ({ id, name: `resources.${resource}.options.${field}.${id}` }));

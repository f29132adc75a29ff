export const recordPaths = <Filter extends object>(resource: string) => {
  const list = `/${resource}`;
  return {
    list,
    create: `${list}/create`,
    import: `${list}/import`,
    /** The list with a filter applied, from its first page. */
    filtered: (filter: Filter): string =>
      `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}&page=1`,
  };
};

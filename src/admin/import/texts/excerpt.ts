const MOST = 120;

/** As much of a cell as a person reads; a file may have a cell of two million characters. */
export const excerpt = (text: string): string =>
  text.length > MOST
    ? `${Array.from(text.slice(0, 2 * MOST))
        .slice(0, MOST)
        .join('')}…`
    : text;

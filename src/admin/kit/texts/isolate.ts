const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/**
 * A name within a sentence. Right-to-left names are isolated, so that they do not reorder the numbers and
 * brackets around them.
 */
export const isolate = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;

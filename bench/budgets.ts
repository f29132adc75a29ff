/** In bytes as served, brotli; 1 kB = 1,000 bytes. Exact, so a build that exceeds one fails. */
export const BUDGETS = {
  landingScript: 2_000,
  landingPage: 14_000,
  landingRequests: 6,
  landing: 100_000,
  /**
   * Further down the landing page, fetched when they come near; separate from the pictures visible at first.
   */
  lowerPictures: 125_000,
  signPage: 40_000,
  /** The Arabic face in all its weights, on pages in Arabic. */
  arabicFace: 19_500,
  arabicFaceRequests: 1,
  listScript: 173_500,
  /** Arabic texts take more bytes than English ones. */
  listScriptArabic: 175_000,
  /** As a part of the same in English. */
  arabic: 1.1,
  /** Among them the company's localization and name, without which no figure is right, and a language's texts. */
  listRequests: 12,
  /** The first search reads trucks and trailers, by whose plates drivers are found. */
  callsInUse: 2,
  laterRoute: 22_300,
  /** Includes MUI, the worker that reads the file, and the code that sends, resumes and undoes. */
  importRoute: 118_000,
  /** Counted once rather than with each route: whichever comes first fetches them for all. */
  laterTexts: 18_500,
  /** Likewise. */
  shared: 53_700,
  warmReload: 0,
} as const;

export interface Finding {
  what: string;
  value: number;
  limit: number;
}

export const overBudget = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ value, limit }) => value > limit);

/** Traces of what the site must not load. */
const AREAS = ['MuiButtonBase', 'data-emotion', 'ra.navigation', 'QueryClientProvider'];

export const areasTraces = (script: string): string[] =>
  AREAS.filter((trace) => script.includes(trace));

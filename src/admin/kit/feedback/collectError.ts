import { useEffect } from 'react';

import type { ErrorReport } from './errorReport.ts';

declare global {
  interface Window {
    /** For a company's own script: called with each failure that a user sees. */
    qafila?: { onError?: (report: ErrorReport) => void };
  }
}

export const collectError = async (error: unknown): Promise<void> => {
  if (!window.qafila?.onError) return;
  try {
    const { errorReport } = await import('./errorReport.ts');
    window.qafila.onError(errorReport(error));
  } catch {
    // Theirs to find.
  }
};

export const useCollected = (error: unknown): void => {
  useEffect(() => {
    if (error !== undefined) void collectError(error);
  }, [error]);
};

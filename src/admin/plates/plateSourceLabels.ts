import type { PlateSource } from '../../domain/plates/plate.ts';
import type { MessageKey } from '../../i18n/messages.ts';

/** What the emirates and states are called, where the values of a choice are shown by their labels. */
export const plateSourceLabels = (sources: readonly PlateSource[]): Record<string, MessageKey> =>
  Object.fromEntries(sources.map((source) => [source, `vehicles.plateSources.${source}` as const]));

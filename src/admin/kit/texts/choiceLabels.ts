import type { MessageKey, RecordType } from '../../../i18n/messages.ts';

/** The labels of a choice's values, from a group of the record type's texts. */
export const choiceLabels = <Value extends string>(
  resource: RecordType,
  group: string,
  values: readonly Value[],
): Record<string, MessageKey> =>
  Object.fromEntries(
    values.map((value) => [value, `resources.${resource}.${group}.${value}` as MessageKey]),
  );

/** The same as choices for an input. */
export const choicesOf = <Value extends string>(
  resource: RecordType,
  group: string,
  values: readonly Value[],
) => Object.entries(choiceLabels(resource, group, values)).map(([id, name]) => ({ id, name }));

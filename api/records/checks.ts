import { problemsOf, type Check } from '../../src/domain/base/validation.ts';
import type { Api } from '../api.ts';
import type { FieldErrors, Json } from '../call.ts';
import type { CollectionName } from '../store/collections.ts';
import { wordsFor } from '../words.ts';

export const checkAll = (checks: Record<string, readonly Check[]>, draft: Json): FieldErrors =>
  wordsFor(problemsOf(checks, draft));

export const checkLinks = async (
  draft: Json,
  api: Api,
  links: Record<string, CollectionName>,
): Promise<FieldErrors> => {
  const errors: FieldErrors = {};
  for (const [field, collection] of Object.entries(links)) {
    const id = draft[field];
    if (typeof id !== 'number' || (await api.store[collection].get(id))) continue;
    // An empty draft has 0 where a link is required.
    errors[field] =
      id === 0
        ? 'This field is required'
        : `There is no ${field.replace('_id', '')} with the id ${id}`;
  }
  return errors;
};

export const checkAmounts = (
  draft: Json,
  ranges: Record<string, { min: number; max: number; needed?: boolean }>,
): FieldErrors => {
  const errors: FieldErrors = {};
  for (const [field, { min, max, needed }] of Object.entries(ranges)) {
    const value = draft[field];
    if (typeof value !== 'number') {
      if (needed) errors[field] = 'This field is required';
    } else if (value < min || value > max) errors[field] = `Must be from ${min} to ${max}`;
  }
  return errors;
};

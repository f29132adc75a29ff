import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

import { showCount } from '../../../domain/base/formats.ts';

/** `road_permit_expiry` as 'Road permit expiry'. */
export const spaced = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Names of record types, their fields and the fields' values; anything without a text keeps its raw name. */
export const useWords = () => {
  const translate = useTranslate();
  const records = useCallback(
    (resource: string, count = 2) =>
      translate(`resources.${resource}.name`, {
        smart_count: count,
        _: spaced(resource.split('/').at(-1) ?? resource),
      }),
    [translate],
  );
  /** After a verb or preposition, which changes the form in Arabic. */
  const objects = useCallback(
    (resource: string) => translate(`resources.${resource}.forms.ofAll`, { _: records(resource) }),
    [translate, records],
  );
  /** '12 drivers', after a verb too. */
  const counted = useCallback(
    (resource: string, count: number) =>
      translate(`resources.${resource}.forms.ofCounted`, {
        smart_count: count,
        _: `${showCount(count)} ${records(resource, count)}`,
      }),
    [translate, records],
  );
  const field = useCallback(
    (resource: string | null, name: string) =>
      translate(`resources.${resource}.fields.${name}`, { _: spaced(name) }),
    [translate],
  );
  const value = useCallback(
    (resource: string | null, name: string, stored: string) =>
      translate(`resources.${resource}.options.${name}.${stored}`, { _: stored }),
    [translate],
  );
  return { records, objects, counted, field, value };
};

import { CLIENT_REF } from '../../domain/records/clientRef.ts';
import { mayBeStored } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';

/** What was sent without learning its outcome, with the reference of each. */
const unsettled = new WeakMap<Context['collections'], Map<string, string>>();

// Not randomUUID, which pages without https lack.
const newRef = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Sends a new record with a reference made for it, by which a server that keeps it knows a repeated call. The
 * same record is sent under the same reference again if its outcome is unknown.
 */
export const withClientRef = async <Result>(
  { collections }: Pick<Context, 'collections'>,
  resource: string,
  sent: Values,
  send: (ref: string) => Promise<Result>,
): Promise<Result> => {
  const refs = unsettled.get(collections) ?? new Map<string, string>();
  unsettled.set(collections, refs);
  const key = JSON.stringify([resource, sent]);
  const ref = refs.get(key) ?? newRef();
  // Two equal records at the same time are two.
  refs.delete(key);
  try {
    return await send(ref);
  } catch (error) {
    if (mayBeStored(error)) refs.set(key, ref);
    throw error;
  }
};

/** Whether a row is the record that was sent under a reference; undefined where the server kept none with it. */
export const isSentAs = (ref: string, row: object): boolean | undefined => {
  const kept = ({ ...row } as Values)[CLIENT_REF];
  return typeof kept === 'string' && kept !== '' ? kept === ref : undefined;
};

import { CLIENT_REF } from '../../domain/records/clientRef.ts';
import { mayBeStored } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';

/** What was sent without learning its outcome, with the reference of each. */
const unsettled = new WeakMap<Context['collections'], Map<string, string>>();

/** A random, unique reference. Pages without https lack `randomUUID`. */
export const newRef = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * A server that keeps the reference knows a repeated call by it. A record whose outcome is unknown
 * is sent again under the same reference.
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

/** Undefined where the server keeps no reference. */
export const isSentAs = (ref: string, row: object): boolean | undefined => {
  const kept = ({ ...row } as Values)[CLIENT_REF];
  return typeof kept === 'string' && kept !== '' ? kept === ref : undefined;
};

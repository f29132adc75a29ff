import { withOwnWords, wordsNamedIn } from '../../domain/records/ownWords.ts';
import type { Draft } from '../../domain/records/recordType.ts';
import { isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { typeOf } from '../rows/recordTypes.ts';

const namedWords = new WeakMap<Context['collections'], Map<string, readonly Draft[]>>();

/**
 * Sends a body in the server's own words for our options: as its rows show them, else as it named
 * them when it refused ours.
 */
export const sendInOwnWords = async <Answer>(
  { collections }: Pick<Context, 'collections'>,
  resource: string,
  body: Values,
  rows: readonly object[],
  send: (body: Values) => Promise<Answer>,
): Promise<Answer> => {
  const type = await typeOf(resource);
  const named = namedWords.get(collections) ?? new Map<string, readonly Draft[]>();
  namedWords.set(collections, named);
  try {
    return await send(withOwnWords(type, body, [...rows, ...(named.get(resource) ?? [])]));
  } catch (error) {
    if (isApiError(error)) {
      const texts = [error.serverMessage ?? '', ...Object.values(error.fieldErrors ?? {})];
      const found = wordsNamedIn(type, texts);
      if (found.length > 0) named.set(resource, found);
    }
    throw error;
  }
};

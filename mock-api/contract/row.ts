import type { Who } from '../testing/client.ts';

export interface Row {
  who: Who;
  call: string;
  status: number;
  /** The keys of the envelope, sorted; 'array' for a bare list, or a content type. */
  answers: string;
  body?: unknown;
}

export const row = (
  who: Who,
  call: string,
  status: number,
  answers: string,
  body?: unknown,
): Row => ({ who, call, status, answers, body });

import { answer, JSON_TYPE, type Answer } from '../../api/answer.ts';
import type { Fault } from './faults.ts';

export interface FaultyAnswer extends Answer {
  /** The connection breaks in the middle of the body. */
  isCut?: boolean;
}

/** An answer, or what happens to the connection instead. */
export type Outcome = FaultyAnswer | 'hang' | 'drop';

const HTML_TYPE = 'text/html; charset=utf-8';
const PHP_WARNING =
  '<br />\n<b>Warning</b>:  Undefined array key "id" in <b>/var/www/html/api/index.php</b> on line <b>42</b><br />\n';

const htmlPage = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

const asText = (body: unknown): string | undefined => (typeof body === 'string' ? body : undefined);

const errorOf = (body: unknown, words: string) =>
  JSON.stringify(body === undefined ? { error: words } : body);

const textOf = (body: Answer['body']) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

/** Applies a change to every list of an answer, wherever it lies; a file has none. */
const withRows = (right: Answer, change: (rows: unknown[]) => unknown[]): Answer => {
  if (right.headers['Content-Type'] !== JSON_TYPE) return right;
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return change(value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part)]));
  };
  return { ...right, body: JSON.stringify(changed(JSON.parse(textOf(right.body)))) };
};

const faulty = (fault: Fault, right: Answer): Outcome => {
  const words = asText(fault.body);
  switch (fault.kind) {
    case 'status': {
      const status = fault.status ?? 500;
      return answer(status, JSON_TYPE, errorOf(fault.body, `Error ${status}`));
    }
    case 'status_html': {
      const status = fault.status ?? 500;
      return answer(status, HTML_TYPE, words ?? htmlPage(`Error ${status}`));
    }
    case 'html':
      return answer(200, HTML_TYPE, words ?? htmlPage('Welcome'));
    case 'json_as_html':
      return answer(right.status, HTML_TYPE, right.body);
    case 'success_false':
      return answer(
        200,
        JSON_TYPE,
        JSON.stringify({ success: false, error: words ?? 'The server said no' }),
      );
    case 'unauthorized':
      return answer(401, JSON_TYPE, errorOf(fault.body, 'Unauthorized'));
    case 'empty':
      return answer(fault.status ?? 200, JSON_TYPE, '');
    case 'slow':
      return right;
    case 'php_warning':
      return { ...right, body: (words ?? PHP_WARNING) + textOf(right.body) };
    case 'half_json': {
      const text = textOf(right.body);
      return { ...right, body: text.slice(0, Math.floor(text.length / 2)) };
    }
    case 'rows_holes':
      return withRows(right, (rows) => rows.map((row, index) => (index % 2 === 1 ? null : row)));
    case 'rows_repeated':
      return withRows(right, (rows) => rows.flatMap((row) => [row, row]));
    case 'truncated':
      return { ...right, isCut: true };
    case 'hang':
    case 'drop':
      return fault.kind;
  }
};

/** `right` is absent if the work was not done. */
export const faultyOutcome = (fault: Fault, right = answer(200, JSON_TYPE, '{}')): Outcome => {
  const outcome = faulty(fault, right);
  return typeof outcome === 'string'
    ? outcome
    : { ...outcome, headers: { ...outcome.headers, ...fault.headers } };
};

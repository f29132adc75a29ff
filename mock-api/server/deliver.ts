import type { ServerResponse } from 'node:http';

import type { Reply } from '../core/call.ts';
import type { Fault } from '../core/faults.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';
const PHP_WARNING =
  '<br />\n<b>Warning</b>:  Undefined array key "id" in <b>/var/www/html/api/index.php</b> on line <b>42</b><br />\n';

const htmlPage = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

interface Answer {
  status: number;
  contentType: string;
  body: string | Buffer;
  fileName?: string;
}

const answerOf = (reply: Reply): Answer =>
  'json' in reply
    ? { status: reply.status, contentType: JSON_TYPE, body: JSON.stringify(reply.json) }
    : { ...reply, body: reply.bytes };

const asText = (body: unknown): string | undefined => (typeof body === 'string' ? body : undefined);

const errorOf = (body: unknown, words: string) =>
  JSON.stringify(body === undefined ? { error: words } : body);

/** The answer of a faulty call; undefined when the connection is what goes wrong. */
const faultyAnswer = (fault: Fault, right: Answer | undefined): Answer | undefined => {
  const words = asText(fault.body);
  const spoilt = right ?? { status: 200, contentType: JSON_TYPE, body: '{}' };
  switch (fault.kind) {
    case 'status': {
      const status = fault.status ?? 500;
      return { status, contentType: JSON_TYPE, body: errorOf(fault.body, `Error ${status}`) };
    }
    case 'status_html': {
      const status = fault.status ?? 500;
      return { status, contentType: HTML_TYPE, body: words ?? htmlPage(`Error ${status}`) };
    }
    case 'html':
      return { status: 200, contentType: HTML_TYPE, body: words ?? htmlPage('Welcome') };
    case 'json_as_html':
      return { ...spoilt, contentType: HTML_TYPE };
    case 'success_false': {
      const body = JSON.stringify({ success: false, error: words ?? 'The server said no' });
      return { status: 200, contentType: JSON_TYPE, body };
    }
    case 'unauthorized':
      return { status: 401, contentType: JSON_TYPE, body: errorOf(fault.body, 'Unauthorized') };
    case 'empty':
      return { status: fault.status ?? 200, contentType: JSON_TYPE, body: '' };
    case 'slow':
      return spoilt;
    case 'php_warning':
      return { ...spoilt, body: (words ?? PHP_WARNING) + spoilt.body.toString() };
    case 'truncated':
      return spoilt;
    case 'hang':
    case 'drop':
      return undefined;
  }
};

const writeHead = (res: ServerResponse, answer: Answer, headers: Record<string, string>) => {
  res.statusCode = answer.status;
  res.setHeader('Content-Type', answer.contentType);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  if (answer.fileName) {
    res.setHeader('Content-Disposition', `attachment; filename="${answer.fileName}"`);
  }
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
};

const sendHalf = (res: ServerResponse, { body }: Answer) => {
  const bytes = Buffer.from(body);
  // Compressed, the announced length would be dropped and with it the fault.
  res.setHeader('Cache-Control', 'no-transform');
  res.setHeader('Content-Length', bytes.length + 1);
  res.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => res.destroy());
};

/**
 * Sends the reply, or what a fault makes of it, and answers the status that went out (0 for none).
 * Without a reply the work was not done.
 */
export const deliver = (res: ServerResponse, reply: Reply | undefined, fault?: Fault): number => {
  const right = reply && answerOf(reply);
  const answer = fault ? faultyAnswer(fault, right) : right;
  if (!answer) {
    if (fault?.kind === 'drop') res.destroy();
    return 0;
  }
  writeHead(res, answer, fault?.headers ?? {});
  if (fault?.kind === 'truncated') sendHalf(res, answer);
  else res.end(answer.body);
  return answer.status;
};

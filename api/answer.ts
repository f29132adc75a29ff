import type { FileReply, PartsReply, Reply } from './call.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

export const answer = (status: number, contentType: string, body: Answer['body']): Answer => ({
  status,
  headers: { 'Content-Type': contentType, 'X-Content-Type-Options': 'nosniff' },
  body,
});

export const answerOf = (reply: Exclude<Reply, FileReply | PartsReply>): Answer => {
  if ('json' in reply) {
    const plain = answer(reply.status, JSON_TYPE, JSON.stringify(reply.json));
    return { ...plain, headers: { ...plain.headers, ...reply.headers } };
  }
  const file = answer(reply.status, reply.contentType, reply.bytes);
  if (reply.fileName !== undefined) {
    file.headers['Content-Disposition'] = `attachment; filename="${reply.fileName}"`;
  }
  return file;
};

import { record, type Api } from '../api.ts';
import { idOf, notFound, ok, Refusal, textOf, userOf, type Call, type Reply } from '../call.ts';
import { madeReply } from '../listing.ts';
import type { Access, Route } from '../route.ts';
import { sessionsInForce } from './sessions.ts';

const RESOURCE = 'admin/settings/operations';
const ACCESS: Access = { pages: ['/admin/settings/operations'] };

const state = async (_call: Call, { operations }: Api): Promise<Reply> =>
  ok({ success: true, data: await operations.state() });

/** It takes long, and reads what was stored when it began. */
const makeBackup = async (call: Call, { operations }: Api): Promise<void> => {
  call.backup = await operations.backUp();
};

const answerBackup = async (call: Call, api: Api): Promise<Reply> => {
  const { backup } = call;
  if (!backup) throw new Refusal(409, 'This database is backed up with its own tools');
  await record(api, userOf(call), {
    action: 'create',
    entity_type: RESOURCE,
    entity_label: backup.name,
  });
  return ok({ success: true, data: backup });
};

/** The newest one unless it is named. It holds all data, so that taking it away is worth an entry. */
const sendBackup = async (call: Call, api: Api): Promise<Reply> => {
  const backup = await api.operations.backup(textOf(call.body['name']));
  if (!backup) throw notFound('There is no such backup');
  await record(api, userOf(call), {
    action: 'export',
    entity_type: RESOURCE,
    entity_label: backup.name,
  });
  return { status: 200, file: backup.file, fileName: backup.name };
};

const listSessions = async (call: Call, api: Api): Promise<Reply> => {
  const users = new Map((await api.store.users.all()).map((user) => [user.id, user]));
  const rows = (await sessionsInForce(api)).flatMap((session) => {
    const user = users.get(session.user_id);
    if (!user) return [];
    const { token: _token, ...rest } = session;
    const { name, email, role } = user;
    return [{ ...rest, name, email, role, is_current: session.id === call.session?.id }];
  });
  return madeReply(rows, call, api);
};

const endSession = async (call: Call, api: Api): Promise<Reply> => {
  const session = await api.store.tokens.get(idOf(call));
  if (!session) throw notFound('This sign-in has ended already');
  await api.store.tokens.delete(session.id);
  const user = await api.store.users.get(session.user_id);
  await record(api, userOf(call), {
    action: 'update',
    entity_type: 'admin/settings/users',
    entity_id: session.user_id,
    entity_label: user?.name ?? '',
    changes: [{ field: 'session', old: session.created_at, new: null }],
  });
  return ok({ success: true });
};

export const operationsRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/admin/operations/operations.php',
    access: ACCESS,
    only: 'full',
    handle: state,
  },
  {
    method: 'POST',
    path: '/admin/operations/backups.php',
    access: ACCESS,
    only: 'full',
    body: 'none',
    before: makeBackup,
    handle: answerBackup,
  },
  {
    method: 'POST',
    path: '/admin/operations/download.php',
    access: ACCESS,
    only: 'full',
    answersWhole: true,
    handle: sendBackup,
  },
  {
    method: 'GET',
    path: '/admin/operations/sessions.php',
    access: { resource: RESOURCE, action: 'list' },
    only: 'full',
    handle: listSessions,
  },
  {
    method: 'DELETE',
    path: '/admin/operations/sessions.php',
    access: { resource: RESOURCE, action: 'delete' },
    only: 'full',
    handle: endSession,
  },
];

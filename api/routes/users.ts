import { notCommon } from '../../src/domain/people/commonPasswords.ts';
import { newPasswordChecks } from '../../src/domain/people/password.ts';
import { deactivatesSelf, isLastAdmin } from '../../src/domain/people/userRules.ts';
import { record, type Api } from '../api.ts';
import {
  idOf,
  invalid,
  notFound,
  ok,
  Refusal,
  textOf,
  throwIfAny,
  userOf,
  type Call,
  type Reply,
} from '../call.ts';
import { partOf } from '../listing.ts';
import { checkAll } from '../records/checks.ts';
import { createRow, deleteRow, updateRow } from '../records/recordKind.ts';
import { publicUser, userKind } from '../records/users.ts';
import type { Route } from '../route.ts';
import type { StoredUser } from '../store/collections.ts';
import { recordRoutes } from './recordRoutes.ts';
import { endOtherSessions, endSessions } from './sessions.ts';

const newPassword = (value: unknown, field: string): string => {
  throwIfAny(checkAll({ [field]: [...newPasswordChecks, notCommon] }, { [field]: value }));
  return textOf(value);
};

const isOwn = (call: Call, user: StoredUser) => user.id === userOf(call).id;

const notProven = () => invalid({ currentPassword: 'The current password is not right' });

/** Proves the password of whoever changes their own, and hashes the new one. */
export const prepareChange = async (call: Call, api: Api, user: StoredUser): Promise<void> => {
  const { currentPassword, newPassword: chosen } = call.body;
  if (isOwn(call, user)) {
    const isRight = await api.passwords.matches(textOf(currentPassword), user.password_hash);
    if (!isRight) throw notProven();
    call.provenHash = user.password_hash;
  }
  call.newHash = await api.passwords.hash(newPassword(chosen, 'newPassword'));
};

/** Ends the user's sessions too, but for the one of this call. */
export const changePassword = async (api: Api, call: Call, user: StoredUser): Promise<Reply> => {
  if (isOwn(call, user) && call.provenHash !== user.password_hash) throw notProven();
  await api.store.users.replace({ ...user, password_hash: textOf(call.newHash) });
  await endOtherSessions(call, api, user);
  await record(api, userOf(call), {
    action: 'update',
    entity_type: userKind.resource,
    entity_id: user.id,
    entity_label: user.name,
    changes: [{ field: 'password', old: '***', new: '***' }],
  });
  return ok({ success: true });
};

const existing = async (api: Api, id: number): Promise<StoredUser> => {
  const user = await api.store.users.get(id);
  if (!user) throw notFound('There is no such user');
  return user;
};

const list = async (call: Call, api: Api): Promise<Reply> => {
  if (call.query['id'] !== undefined) {
    return ok({ success: true, data: publicUser(await existing(api, idOf(call))) });
  }
  const { rows, total } = await api.store.users.page(partOf(call, api));
  if (!api.speech.isTerse) return ok({ success: true, data: rows.map(publicUser), total });
  const data = rows
    .map(publicUser)
    .map(({ last_login_at: _at, two_factor_enabled: _factor, ...said }) => said);
  return ok({ success: true, data });
};

const prepareCreate = async (call: Call, api: Api): Promise<void> => {
  call.newHash = await api.passwords.hash(newPassword(call.body['password'], 'password'));
};

const create = async (call: Call, api: Api): Promise<Reply> => {
  const password_hash = textOf(call.newHash);
  const user = await createRow(userKind, api, call, { password_hash, created_at: api.now() });
  return ok({ success: true, data: publicUser(user) });
};

const changesPassword = ({ query }: Call) => query['action'] === 'change_password';

const prepareUpdate = async (call: Call, api: Api): Promise<void> => {
  if (changesPassword(call)) await prepareChange(call, api, await existing(api, idOf(call)));
};

const update = async (call: Call, api: Api): Promise<Reply> => {
  const before = await existing(api, idOf(call));
  if (changesPassword(call)) return changePassword(api, call, before);
  const { role = before.role, status = before.status } = call.body;
  const staysAdmin = role === 'Super Admin' && status === 'active';
  if (!staysAdmin && isLastAdmin(before, await api.store.users.all())) {
    throw new Refusal(409, 'The last Super Admin must stay an active Super Admin');
  }
  if (deactivatesSelf(before, { status }, String(userOf(call).id))) {
    throw new Refusal(409, 'You cannot deactivate your own account');
  }
  const user = await updateRow(userKind, api, call, before.id);
  if (user.status !== 'active') await endSessions(api.store, user);
  return ok({ success: true, data: publicUser(user) });
};

const remove = async (call: Call, api: Api): Promise<Reply> => {
  const { avatar } = await deleteRow(userKind, api, call, idOf(call));
  if (avatar) await api.uploads.remove(avatar);
  return ok({ success: true });
};

export const userRoutes: readonly Route[] = recordRoutes(userKind, {
  path: '/admin/users/users.php',
  but: {
    GET: { handle: list },
    POST: { before: prepareCreate, handle: create },
    PUT: { before: prepareUpdate, handle: update },
    DELETE: { handle: remove },
  },
});

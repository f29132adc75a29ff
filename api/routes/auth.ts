import { email, maxLength, required } from '../../src/domain/base/validation.ts';
import { notCommon } from '../../src/domain/people/commonPasswords.ts';
import type { LoginEntry } from '../../src/domain/people/loginHistory.ts';
import { MIN_PASSWORD_LENGTH } from '../../src/domain/people/password.ts';
import { signedNonce } from '../../src/domain/people/signedNonce.ts';
import { type SessionUserRecord } from '../../src/domain/people/users.ts';
import { changesBetween, record, type Api } from '../api.ts';
import {
  ok,
  Refusal,
  textOf,
  textsOf,
  userOf,
  type Call,
  type FieldErrors,
  type Json,
  type Reply,
} from '../call.ts';
import { listsFor } from '../lists.ts';
import { randomText } from '../randomText.ts';
import { checkAll } from '../records/checks.ts';
import { publicUser, userKind } from '../records/users.ts';
import type { Route } from '../route.ts';
import { factorOf, hasSecondFactor, spend, WITHOUT_FACTOR } from '../secondFactor.ts';
import { deviceOf, usedNow } from '../sessionUse.ts';
import type { StoredUser } from '../store/collections.ts';
import { dropExpired, endSessions } from './sessions.ts';

/** A new account may open only its own profile, until an admin gives it a role. */
const ROLE_OF_A_NEW_ACCOUNT = 'User';

/** A refusal of an authentication call also carries success: false. */
const refused = (status: number, error: string, errors?: FieldErrors) =>
  new Refusal(status, error, { success: false, ...(errors && { errors }) });

/** What a failed attempt wrote into the history stays: it is an answer, not a refusal. */
const unauthorized = (error: string, more: Json = {}): Reply => ({
  status: 401,
  json: { success: false, ...more, error },
});

const NEEDS_CODE = { two_factor: true };

const findByEmail = (api: Api, address: string) => api.store.users.withKey('email', address);

const remember = async (
  api: Api,
  call: Call,
  method: LoginEntry['method'],
  address: string,
  outcome: LoginEntry['outcome'],
) => {
  const user = await findByEmail(api, address);
  const at = api.now();
  await api.store.login_history.insert({
    at,
    user_id: user?.id ?? null,
    // Whatever was typed is kept, but no more than an address can have.
    email: address.slice(0, 255),
    outcome,
    method,
    device: deviceOf(call),
    ip: call.ip,
  });
  if (!user) return;
  if (outcome === 'success') {
    await api.store.users.replace({ ...user, last_login_at: at });
  }
  const action = outcome === 'success' ? 'login' : 'failed_login';
  await record(api, user, { kind: 'authentication', action });
};

const signIn = async (
  api: Api,
  call: Call,
  method: LoginEntry['method'],
  user: StoredUser,
): Promise<Reply> => {
  if (user.status !== 'active') {
    await remember(api, call, method, user.email, 'deactivated');
    return unauthorized('This account is deactivated');
  }
  await remember(api, call, method, user.email, 'success');
  await dropExpired(api, user);
  const token = randomText(24);
  const kept = api.passwords.digest(token);
  await api.store.tokens.insert({
    token: kept,
    user_id: user.id,
    created_at: api.now(),
    ...usedNow(call, api),
  });
  const { id, name, role, branch, avatar } = user;
  const session: SessionUserRecord = {
    id: String(id),
    name,
    email: user.email,
    role,
    branch,
    avatar,
  };
  const lists = api.announcesLists ? { lists: await listsFor(api, role) } : {};
  return ok({ success: true, user: session, token, ...lists });
};

const newAccount = async (api: Api, call: Call, fields: { name: string; email: string }) => {
  const user = await api.store.users.insert({
    name: fields.name.trim(),
    email: fields.email.trim(),
    role: ROLE_OF_A_NEW_ACCOUNT,
    branch: null,
    status: 'active',
    avatar: null,
    created_at: api.now(),
    password_hash: textOf(call.newHash),
    two_factor_enabled: false,
  });
  await record(api, user, {
    action: 'create',
    entity_type: userKind.resource,
    entity_id: user.id,
    entity_label: user.name,
    changes: changesBetween(userKind.empty, publicUser(user)),
  });
  return user;
};

/** Takes as long for an address without an account, so that no one can tell. */
const prove = async (call: Call, api: Api): Promise<void> => {
  const address = textOf(call.body['email']);
  const user = await findByEmail(api, address);
  const password = textOf(call.body['password']);
  const isRight = await api.passwords.matches(
    password,
    user?.password_hash ?? api.passwords.decoyHash,
  );
  if (!user || !isRight) return;
  call.provenHash = user.password_hash;
  const code = textOf(call.body['code']).replace(/[\s-]/g, '').toLowerCase();
  if (hasSecondFactor(user)) call.factor = await factorOf(user, code, api.passwords);
};

/** Signs in whoever proved all that their account asks for. */
const withFactor = async (call: Call, api: Api, user: StoredUser): Promise<Reply> => {
  if (!hasSecondFactor(user)) return signIn(api, call, 'password', user);
  if (!textOf(call.body['code'])) {
    return ok({ success: false, ...NEEDS_CODE, error: 'A code from your app is needed' });
  }
  const after = call.factor && spend(user, call.factor);
  if (!after) {
    await remember(api, call, 'password', user.email, 'wrong_code');
    return unauthorized('This code is not right', NEEDS_CODE);
  }
  await api.store.users.replace(after);
  return signIn(api, call, 'password', after);
};

const login = async (call: Call, api: Api): Promise<Reply> => {
  const address = textOf(call.body['email']);
  const user = await findByEmail(api, address);
  if (!user || call.provenHash !== user.password_hash) {
    await remember(api, call, 'password', address, 'wrong_password');
    return unauthorized('Invalid credentials');
  }
  return withFactor(call, api, user);
};

const prepareAccount = async (call: Call, api: Api): Promise<void> => {
  const texts = textsOf(call, ['name', 'email', 'password']);
  const errors = checkAll(
    {
      name: [required, maxLength(255)],
      email: [required, email, maxLength(255)],
      password: [required, notCommon],
    },
    texts,
  );
  const { password } = texts;
  if (!errors['password'] && password.length < MIN_PASSWORD_LENGTH) {
    errors['password'] = `At least ${MIN_PASSWORD_LENGTH} characters`;
  }
  if (Object.keys(errors).length > 0) throw refused(422, 'Some fields are not right', errors);
  call.newHash = await api.passwords.hash(password);
};

const register = async (call: Call, api: Api): Promise<Reply> => {
  const address = textOf(call.body['email']);
  if (await findByEmail(api, address)) {
    const words = 'There is already an account with this address';
    throw refused(409, words, { email: words });
  }
  const user = await newAccount(api, call, { name: textOf(call.body['name']), email: address });
  return signIn(api, call, 'password', user);
};

/** Whether somebody registered this account who has not shown yet that the address is theirs. */
const isUnproven = async ({ store }: Api, { id }: StoredUser): Promise<boolean> => {
  const own = { action: 'create', entity_type: userKind.resource, entity_id: id } as const;
  if (!(await store.activity.first({ ...own, actor_id: id }))) return false;
  const byGoogle = { user_id: id, method: 'google', outcome: 'success' } as const;
  return !(await store.login_history.first(byGoogle));
};

const proveByGoogle = async (call: Call, api: Api): Promise<void> => {
  const claims = await api.passwords.claims(textOf(call.body['id_token']));
  if (claims?.nonce === undefined) call.claims = claims;
  // Whoever has the token alone can't say what it was asked for with.
  else if (claims.nonce === (await signedNonce(textOf(call.body['nonce'])))) call.claims = claims;
  if (!call.claims) return;
  const user = await findByEmail(api, call.claims.email);
  // Nobody knows the password.
  if (!user || (await isUnproven(api, user)))
    call.newHash = await api.passwords.hash(randomText(24));
};

/** Whoever registered with another's address keeps neither password, second factor nor session. */
const handOver = async (call: Call, api: Api, user: StoredUser): Promise<StoredUser> => {
  if (call.newHash === undefined || !(await isUnproven(api, user))) return user;
  const own = { ...user, ...WITHOUT_FACTOR, password_hash: call.newHash };
  await api.store.users.replace(own);
  await endSessions(api.store, user);
  await record(api, user, {
    action: 'update',
    entity_type: userKind.resource,
    entity_id: user.id,
    entity_label: user.name,
    changes: [{ field: 'password', old: '***', new: '***' }],
  });
  return own;
};

const google = async (call: Call, api: Api): Promise<Reply> => {
  const { claims } = call;
  if (!claims) throw refused(401, 'Google did not confirm who you are');
  const known = await findByEmail(api, claims.email);
  const user = known ? await handOver(call, api, known) : await newAccount(api, call, claims);
  return signIn(api, call, 'google', user);
};

const logout = async (call: Call, api: Api): Promise<Reply> => {
  const user = userOf(call);
  if (call.session) await api.store.tokens.delete(call.session.id);
  await record(api, user, { kind: 'authentication', action: 'logout' });
  return ok({ success: true });
};

export const authRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/auth/login.php',
    access: 'public',
    before: prove,
    handle: login,
    answersWhole: true,
  },
  {
    method: 'POST',
    path: '/auth/register.php',
    access: 'public',
    before: prepareAccount,
    handle: register,
    answersWhole: true,
  },
  {
    method: 'POST',
    path: '/auth/google.php',
    access: 'public',
    before: proveByGoogle,
    handle: google,
    answersWhole: true,
  },
  {
    method: 'POST',
    path: '/auth/logout.php',
    access: 'signed-in',
    body: 'none',
    assumed: true,
    handle: logout,
  },
];

import { email, maxLength, required } from '../../../src/domain/base/validation.ts';
import { notCommon } from '../../../src/domain/people/commonPasswords.ts';
import type { LoginEntry } from '../../../src/domain/people/loginHistory.ts';
import { MIN_PASSWORD_LENGTH } from '../../../src/domain/people/password.ts';
import { type SessionUserRecord } from '../../../src/domain/people/users.ts';
import { record, type Api } from '../api.ts';
import { ok, Refusal, textOf, userOf, type Call, type FieldErrors, type Reply } from '../call.ts';
import { randomText } from '../randomText.ts';
import { checkAll } from '../records/checks.ts';
import type { Route } from '../route.ts';
import type { StoredUser } from '../store/collections.ts';

/** A new account may open only its own profile, until an admin gives it a role. */
const ROLE_OF_A_NEW_ACCOUNT = 'User';

/** A refusal of an authentication call also carries success: false. */
const refused = (status: number, error: string, errors?: FieldErrors) =>
  new Refusal(status, error, { success: false, ...(errors && { errors }) });

const findByEmail = (api: Api, address: string) =>
  api.store.users.find((user) => user.email.toLowerCase() === address.trim().toLowerCase());

const remember = (
  api: Api,
  call: Call,
  method: LoginEntry['method'],
  address: string,
  outcome: LoginEntry['outcome'],
) => {
  const user = findByEmail(api, address);
  api.store.login_history.insert({
    at: api.now(),
    user_id: user?.id ?? null,
    email: address,
    outcome,
    method,
    device: call.headers['user-agent'] ?? '',
    ip: call.ip,
  });
  if (!user) return;
  const action = outcome === 'success' ? 'login' : 'failed_login';
  record(api, user, { kind: 'authentication', action });
};

const signIn = (api: Api, call: Call, method: LoginEntry['method'], user: StoredUser): Reply => {
  if (user.status !== 'active') {
    remember(api, call, method, user.email, 'deactivated');
    throw refused(401, 'This account is deactivated');
  }
  remember(api, call, method, user.email, 'success');
  const token = randomText(24);
  api.store.tokens.insert({ token, user_id: user.id, created_at: api.now() });
  const { id, name, role, branch, avatar } = user;
  const session: SessionUserRecord = {
    id: String(id),
    name,
    email: user.email,
    role,
    branch,
    avatar,
  };
  return ok({ success: true, user: session, token });
};

const newAccount = (api: Api, fields: { name: string; email: string; password: string }) =>
  api.store.users.insert({
    name: fields.name.trim(),
    email: fields.email.trim(),
    role: ROLE_OF_A_NEW_ACCOUNT,
    branch: null,
    status: 'active',
    avatar: null,
    created_at: api.now(),
    password_hash: api.passwords.hash(fields.password),
    two_factor_enabled: false,
  });

const login = (call: Call, api: Api): Reply => {
  const address = textOf(call.body['email']);
  const user = findByEmail(api, address);
  if (!user || !api.passwords.matches(textOf(call.body['password']), user.password_hash)) {
    remember(api, call, 'password', address, 'wrong_password');
    throw refused(401, 'Invalid credentials');
  }
  return signIn(api, call, 'password', user);
};

const register = (call: Call, api: Api): Reply => {
  const { body } = call;
  const errors = checkAll(
    {
      name: [required, maxLength(255)],
      email: [required, email, maxLength(255)],
      password: [required, notCommon],
    },
    body,
  );
  const password = textOf(body['password']);
  if (!errors['password'] && password.length < MIN_PASSWORD_LENGTH) {
    errors['password'] = `At least ${MIN_PASSWORD_LENGTH} characters`;
  }
  if (Object.keys(errors).length > 0) throw refused(422, 'Some fields are not right', errors);
  const address = textOf(body['email']);
  if (findByEmail(api, address)) {
    const words = 'There is already an account with this address';
    throw refused(409, words, { email: words });
  }
  const user = newAccount(api, { name: textOf(body['name']), email: address, password });
  return signIn(api, call, 'password', user);
};

const base64UrlText = (text: string) => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)));
};

/** Reads the claims of an ID token. The mock cannot verify the signature and trusts it. */
const claimsOf = (idToken: string): { email: string; name: string } | undefined => {
  try {
    const claims = JSON.parse(base64UrlText(idToken.split('.')[1] ?? '')) as Record<
      string,
      unknown
    >;
    const address = textOf(claims['email']);
    return address ? { email: address, name: textOf(claims['name']) || address } : undefined;
  } catch {
    return undefined;
  }
};

const google = (call: Call, api: Api): Reply => {
  const claims = claimsOf(textOf(call.body['id_token']));
  if (!claims) throw refused(401, 'Google did not confirm who you are');
  const password = randomText(24);
  const user = findByEmail(api, claims.email) ?? newAccount(api, { ...claims, password });
  return signIn(api, call, 'google', user);
};

const logout = (call: Call, api: Api): Reply => {
  const user = userOf(call);
  const stored = api.store.tokens.find(({ token }) => token === call.token);
  if (stored) api.store.tokens.delete(stored.id);
  record(api, user, { kind: 'authentication', action: 'logout' });
  return ok({ success: true });
};

export const authRoutes: readonly Route[] = [
  { method: 'POST', path: '/auth/login.php', access: 'public', handle: login, answersWhole: true },
  {
    method: 'POST',
    path: '/auth/register.php',
    access: 'public',
    handle: register,
    answersWhole: true,
  },
  {
    method: 'POST',
    path: '/auth/google.php',
    access: 'public',
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

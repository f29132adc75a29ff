import { permissionsOf } from '../../src/domain/access/access.ts';
import { ROW_VERSION, rowVersionOf } from '../../src/domain/records/rowVersion.ts';
import { asNumber } from '../../src/domain/settings/localization.ts';
import { localizationProblems } from '../../src/domain/settings/localizationChecks.ts';
import { SETTINGS_SECTIONS, type SettingsSectionName } from '../../src/domain/settings/section.ts';
import { changesBetween, record, type Api } from '../api.ts';
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
  type Json,
  type Reply,
} from '../call.ts';
import { newestFirst, partOf } from '../listing.ts';
import { refuseOutdated } from '../records/recordKind.ts';
import type { Route } from '../route.ts';
import { countOf, newRecoveryCodes, newSecret, type RecoveryCodes } from '../secondFactor.ts';
import type { StoredUser } from '../store/collections.ts';
import { wordsFor } from '../words.ts';
import { endOtherSessions, otherSessions } from './sessions.ts';
import { changePassword, prepareChange } from './users.ts';

const SETTINGS = '/admin/settings/settings.php';

/** In characters, as everyone reads some sections at each start. */
const LARGEST_SECTION = 100_000;

/** These apply to every user; security is each user's own. */
const READ_BY_ALL: readonly SettingsSectionName[] = ['security', 'localization', 'ui', 'update'];

const mayKeepSettings = (call: Call) => permissionsOf(userOf(call).role).includes('settings');

const needPermission = (call: Call) => {
  if (!mayKeepSettings(call)) throw new Refusal(403, 'You do not have permission to do this');
};

const sectionOf = (value: unknown): SettingsSectionName => {
  const section = SETTINGS_SECTIONS.find((name) => name === value);
  if (!section) throw invalid({ section: `Must be one of: ${SETTINGS_SECTIONS.join(', ')}` });
  return section;
};

const security = async (call: Call, api: Api): Promise<Json> => ({
  section: 'security',
  two_factor_enabled: userOf(call).two_factor_enabled,
  ...(!api.speech.isTerse && {
    two_factor_at_sign_in: true,
    two_factor_needs_password: true,
    other_sessions: (await otherSessions(call, api)).length,
  }),
});

const stored = (api: Api, section: SettingsSectionName) => api.store.settings.first({ section });

const found = async (call: Call, api: Api): Promise<Json> => {
  const { section: asked, id } = call.query;
  if (id !== undefined) {
    needPermission(call);
    const row = await api.store.settings.get(idOf(call));
    if (!row) throw notFound('There is no such setting');
    return { data: row };
  }
  if (asked === undefined) {
    needPermission(call);
    return { data: [...(await api.store.settings.all()), await security(call, api)] };
  }
  const section = sectionOf(asked);
  if (!READ_BY_ALL.includes(section)) needPermission(call);
  if (section === 'security') return { data: await security(call, api) };
  if (section === 'login_history') {
    const { rows, total } = await api.store.login_history.page({
      ...newestFirst,
      ...partOf(call, api),
    });
    return { data: rows, ...(!api.speech.isTerse && { total }) };
  }
  return { data: (await stored(api, section)) ?? { section } };
};

/** Each role reads some settings at each start, and learns from the answer which role it has by now. */
const read = async (call: Call, api: Api): Promise<Reply> => {
  const { id, name, email, role } = userOf(call);
  return ok({
    success: true,
    ...(await found(call, api)),
    ...(!api.speech.isTerse && { user: { id, name, email, role } }),
  });
};

const setTwoFactor = async (
  api: Api,
  user: StoredUser,
  enabled: boolean,
  { count, recovery }: { count?: number; recovery?: RecoveryCodes } = {},
): Promise<Reply> => {
  await api.store.users.replace({
    ...user,
    two_factor_enabled: enabled,
    // A code counts once, the one that turns it on too.
    ...(count !== undefined && { two_factor_count: count }),
    two_factor_secret: enabled ? user.two_factor_secret : null,
    recovery_hashes: recovery?.hashes ?? null,
  });
  await record(api, user, {
    action: 'update',
    entity_type: 'admin/settings/security',
    entity_id: user.id,
    entity_label: user.name,
    changes: [{ field: 'two_factor_enabled', old: user.two_factor_enabled, new: enabled }],
  });
  return ok({
    success: true,
    data: { enabled, ...(recovery && { recovery_codes: recovery.codes }) },
  });
};

/** It takes effect only with a code from the app; the first call sends what the app needs. */
const setUpTwoFactor = async (api: Api, user: StoredUser): Promise<Reply> => {
  const secret = newSecret();
  await api.store.users.replace({ ...user, two_factor_secret: secret });
  const label = encodeURIComponent(`Qafila:${user.email}`);
  return ok({
    success: true,
    data: {
      enabled: false,
      secret,
      otpauth_url: `otpauth://totp/${label}?secret=${secret}&issuer=Qafila`,
    },
  });
};

const twoFactor = async (call: Call, api: Api): Promise<Reply> => {
  const { enabled, code } = call.body;
  if (typeof enabled !== 'boolean') throw invalid({ enabled: 'Must be true or false' });
  const user = userOf(call);
  // A code belongs to a secret that was given out for the password.
  const isProven =
    api.speech.isTerse || (enabled && code !== undefined) || call.provenHash === user.password_hash;
  if (!isProven) throw invalid({ currentPassword: 'The current password is not right' });
  // A terse server stores the choice right away.
  if (!enabled || api.speech.isTerse) return setTwoFactor(api, user, enabled);
  // Another secret would lock out whoever has the first in their app.
  if (user.two_factor_enabled) return ok({ success: true, data: { enabled } });
  if (code === undefined) return setUpTwoFactor(api, user);
  const count = countOf(user, code);
  if (count === undefined) throw invalid({ code: 'This code is not right' });
  return setTwoFactor(api, user, true, { count, recovery: call.recovery });
};

/** Checks the password, hashes a new one, and makes the recovery codes of whoever turns the second factor on. */
const prepare = async (call: Call, api: Api): Promise<void> => {
  const { section, type, enabled, code, currentPassword } = call.body;
  if (section !== 'security') return;
  if (type === 'password') await prepareChange(call, api, userOf(call));
  if (type !== '2fa') return;
  const { password_hash } = userOf(call);
  const isRight = await api.passwords.matches(textOf(currentPassword), password_hash);
  if (isRight) call.provenHash = password_hash;
  if (enabled !== true) return;
  if (countOf(userOf(call), code) === undefined) return;
  call.recovery = await newRecoveryCodes(api.passwords);
};

const endOthers = async (call: Call, api: Api): Promise<Reply> => {
  const ended = await endOtherSessions(call, api, userOf(call));
  await record(api, userOf(call), { kind: 'authentication', action: 'logout' });
  return ok({ success: true, data: { ended } });
};

const secure = async (call: Call, api: Api): Promise<Reply> => {
  const { type } = call.body;
  if (type === 'password') return changePassword(api, call, userOf(call));
  if (type === '2fa') return twoFactor(call, api);
  if (type === 'sessions' && !api.speech.isTerse) return endOthers(call, api);
  throw invalid({ type: 'Must be one of: password, 2fa, sessions' });
};

const fieldsOf = ({ section: _section, id: _id, [ROW_VERSION]: _version, ...fields }: Json): Json =>
  fields;

const localizationOf = (body: Json): Json => {
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(body)).map(([field, value]) => [field, asNumber(value)]),
  );
  throwIfAny(wordsFor(localizationProblems(fields)));
  return fields;
};

const write = async (call: Call, api: Api): Promise<Reply> => {
  const section = sectionOf(call.body['section']);
  if (section === 'security') return secure(call, api);
  needPermission(call);
  if (section === 'login_history' || section === 'update') {
    throw invalid({ section: 'This section cannot be written' });
  }
  const fields = section === 'localization' ? localizationOf(call.body) : fieldsOf(call.body);
  const before = await stored(api, section);
  if (before) refuseOutdated(call, before, 'setting');
  const version = before ? (rowVersionOf(before) ?? 1) + 1 : 1;
  const kept = { ...before, ...fields, section, [ROW_VERSION]: version };
  if (JSON.stringify(kept).length > LARGEST_SECTION) throw new Refusal(413, 'That is too large');
  const row = before ? { ...before, ...kept } : await api.store.settings.insert(kept);
  if (before) await api.store.settings.replace(row);
  await record(api, userOf(call), {
    action: 'update',
    entity_type: `admin/settings/${section}`,
    entity_id: row.id,
    entity_label: section,
    changes: changesBetween(before, row),
  });
  return ok({ success: true, data: row });
};

const remove = async (call: Call, api: Api): Promise<Reply> => {
  needPermission(call);
  const before = await api.store.settings.get(idOf(call));
  if (!before) throw notFound('There is no such setting');
  await api.store.settings.delete(before.id);
  await record(api, userOf(call), {
    action: 'delete',
    entity_type: `admin/settings/${before.section}`,
    entity_id: before.id,
    entity_label: before.section,
    changes: changesBetween(before, undefined),
  });
  return ok({ success: true });
};

/** Who may access which section is decided above: the security section is each user's own. */
export const settingsRoutes: readonly Route[] = [
  { method: 'GET', path: SETTINGS, access: 'signed-in', handle: read },
  { method: 'POST', path: SETTINGS, access: 'signed-in', before: prepare, handle: write },
  { method: 'PUT', path: SETTINGS, access: 'signed-in', before: prepare, handle: write },
  { method: 'DELETE', path: SETTINGS, access: { permission: 'settings' }, handle: remove },
];

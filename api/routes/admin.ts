import { permissionsOf } from '../../src/domain/access/access.ts';
import { fileType } from '../../src/domain/files/fileType.ts';
import type { Api } from '../api.ts';
import {
  idOf,
  invalid,
  notFound,
  ok,
  Refusal,
  storedFile,
  userOf,
  type Call,
  type Reply,
} from '../call.ts';
import { listReply, partOf } from '../listing.ts';
import { companyProfileKind } from '../records/companyProfile.ts';
import { legalDocumentKind } from '../records/legalDocuments.ts';
import { createRow, replaceRow, updateRow, type RecordKind } from '../records/recordKind.ts';
import { roleKind, roleLock } from '../records/roles.ts';
import { userKind } from '../records/users.ts';
import type { Route } from '../route.ts';
import type { StoredUser } from '../store/collections.ts';
import type { Rows } from '../store/rows.ts';
import { operationsRoutes } from './operations.ts';
import { overviewRoutes } from './overview.ts';
import { recordRoutes } from './recordRoutes.ts';
import { settingsRoutes } from './settings.ts';
import { userRoutes } from './users.ts';

const COMPANIES = '/api/admin/companies/companies.php';
const COMPANY_PROFILE = '/admin/companies/companies.php';

/** GET of a record type whose list is a bare array, and whose single row is a bare object. */
const bareList =
  <Name extends 'roles' | 'legal_documents'>(kind: RecordKind<Name>) =>
  async (call: Call, api: Api): Promise<Reply> => {
    const table = api.store[kind.collection] as unknown as Rows<{ id: number }>;
    if (call.query['id'] === undefined) {
      return ok((await table.page(partOf(call, api))).rows);
    }
    const row = await table.get(idOf(call));
    if (!row) throw notFound(`There is no such ${kind.noun}`);
    const isDocument = kind.collection === 'legal_documents' && !api.speech.isTerse;
    return ok(isDocument ? { ...row, versions: await versionsOf(row.id, api) } : row);
  };

const renameRole = async (call: Call, api: Api): Promise<Reply> => {
  const role = await api.store.roles.get(idOf(call));
  const { name = role?.name } = call.body;
  const reason = role && name !== role.name ? await roleLock(role, api) : undefined;
  if (reason) throw new Refusal(409, reason, { errors: { name: reason } });
  return ok({ success: true, data: await updateRow(roleKind, api, call, idOf(call)) });
};

const createLegal = async (call: Call, api: Api): Promise<Reply> =>
  ok({
    success: true,
    data: await createRow(legalDocumentKind, api, call, { created_at: api.now() }),
  });

const LEGAL_TEXTS = ['title', 'title_ar', 'content', 'content_ar'] as const;

const versionsOf = async (id: number, api: Api) =>
  (await api.store.legal_versions.all({ document_id: id }))
    .toReversed()
    .map(({ id: _id, document_id: _document, ...version }) => version);

const updateLegal = async (call: Call, api: Api): Promise<Reply> => {
  const before = await api.store.legal_documents.get(idOf(call));
  const data = await updateRow(legalDocumentKind, api, call, idOf(call));
  if (before && LEGAL_TEXTS.some((field) => before[field] !== data[field])) {
    const { title, title_ar, content, content_ar } = before;
    await api.store.legal_versions.insert({
      title,
      title_ar,
      content,
      content_ar,
      document_id: data.id,
      saved_at: api.now(),
      saved_by: userOf(call).name,
    });
  }
  return ok({ success: true, data });
};

const profileOf = (api: Api) => api.store.company_profile.first({});

const readProfile = async (_call: Call, api: Api): Promise<Reply> =>
  ok({ success: true, data: (await profileOf(api)) ?? null });

const writeProfile = async (call: Call, api: Api): Promise<Reply> => {
  const profile = await profileOf(api);
  const data = profile
    ? await updateRow(companyProfileKind, api, call, profile.id)
    : await createRow(companyProfileKind, api, call);
  return ok({ success: true, data });
};

const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

const userOfAvatar = async (call: Call, api: Api): Promise<StoredUser> => {
  const me = userOf(call);
  const id = Number(call.body['user_id'] ?? me.id);
  if (id !== me.id && !permissionsOf(me.role).includes('user_management')) {
    throw new Refusal(403, 'You do not have permission to do this');
  }
  const user = await api.store.users.get(id);
  if (!user) throw notFound('There is no such user');
  return user;
};

const storeAvatar = async (call: Call, api: Api): Promise<void> => {
  await userOfAvatar(call, api);
  const file = call.files.find(({ field }) => field === 'avatar');
  if (!file) throw invalid({ avatar: 'A file is needed' });
  if (file.bytes.length > MAX_AVATAR_BYTES) throw new Refusal(413, 'That is too large');
  const mime = fileType(file.bytes);
  if (!mime?.startsWith('image/')) throw invalid({ avatar: 'Only images can be used' });
  call.upload = await api.uploads.store('avatar', file, mime);
};

const uploadAvatar = async (call: Call, api: Api): Promise<Reply> => {
  const user = await userOfAvatar(call, api);
  const { file: avatar } = storedFile(call, 'avatar');
  await replaceRow(userKind, api, call, { ...user, avatar });
  if (user.avatar) await api.uploads.remove(user.avatar);
  return ok({ success: true, avatar });
};

export const adminRoutes: readonly Route[] = [
  ...overviewRoutes,
  ...userRoutes,
  ...settingsRoutes,
  ...operationsRoutes,
  {
    method: 'GET',
    path: COMPANIES,
    access: { resource: 'companies', action: 'list' },
    handle: (call, api) => listReply(api.store.companies, call, api),
  },
  {
    method: 'GET',
    path: COMPANY_PROFILE,
    access: { resource: 'admin/settings/company', action: 'list' },
    handle: readProfile,
  },
  {
    method: 'PUT',
    path: COMPANY_PROFILE,
    access: { resource: 'admin/settings/company', action: 'edit' },
    handle: writeProfile,
  },
  {
    method: 'POST',
    path: '/api/users/upload_avatar.php',
    access: { permission: 'profile' },
    body: 'multipart',
    answersWhole: true,
    before: storeAvatar,
    handle: uploadAvatar,
  },
  ...recordRoutes(roleKind, {
    path: '/admin/roles/roles.php',
    but: { GET: { handle: bareList(roleKind) }, PUT: { handle: renameRole } },
  }),
  ...recordRoutes(legalDocumentKind, {
    path: '/admin/legal_documents/legal_documents.php',
    but: {
      GET: { handle: bareList(legalDocumentKind) },
      POST: { handle: createLegal },
      PUT: { handle: updateLegal },
    },
  }),
];

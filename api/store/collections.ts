import type { ActivityEntry } from '../../src/domain/activity/activity.ts';
import type { BookEntry } from '../../src/domain/diesel/bookEntry.ts';
import type { DieselExtraction } from '../../src/domain/diesel/extraction.ts';
import type { DieselIssue } from '../../src/domain/diesel/issue.ts';
import type { DieselPurchase } from '../../src/domain/diesel/purchase.ts';
import type { DieselStock } from '../../src/domain/diesel/stock.ts';
import type { FleetDocument } from '../../src/domain/documents/documents.ts';
import type { Company } from '../../src/domain/fleet/companies.ts';
import type { Driver } from '../../src/domain/fleet/drivers.ts';
import type { LoginEntry } from '../../src/domain/people/loginHistory.ts';
import type { RoleRecord } from '../../src/domain/people/roles.ts';
import type { User } from '../../src/domain/people/users.ts';
import type { CompanyProfile } from '../../src/domain/settings/companyProfile.ts';
import type { LegalDocument, LegalVersion } from '../../src/domain/settings/legal.ts';
import type { SettingsSection } from '../../src/domain/settings/section.ts';
import { USUAL_NAMES, type UsualCollections } from './usual.ts';

export interface StoredUser extends Omit<User, 'last_login_at'> {
  /** Absent until the first sign-in. */
  last_login_at?: string | null;
  password_hash: string;
  two_factor_enabled: boolean;
  client_ref?: string;
  /** Of a second factor that is on, or that waits for its first code. */
  two_factor_secret?: string | null;
  /** The latest of the app's codes that was used, by its count: none counts twice. */
  two_factor_count?: number | null;
  /** Of the recovery codes that were not used yet. */
  recovery_hashes?: readonly string[] | null;
}

export interface Token {
  id: number;
  token: string;
  user_id: number;
  created_at: string;
  /** To within a few minutes. */
  last_used_at?: string | null;
  /** Where it was last used. */
  device?: string | null;
  ip?: string | null;
}

interface ContactMessage {
  id: number;
  at: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
  subject: string | null;
  message: string;
}

/** The text of a legal document before a change. */
interface StoredVersion extends LegalVersion {
  id: number;
  document_id: number;
}

/** The stock of a tank. A bowser's size may not be known. */
export type StoredStock = DieselStock & {
  client_ref?: string;
  counted_at: string;
  counted_by: string;
};

export interface Collections extends UsualCollections {
  users: StoredUser;
  tokens: Token;
  roles: RoleRecord;
  login_history: LoginEntry;
  companies: Company;
  company_profile: CompanyProfile & { id: number };
  settings: SettingsSection;
  legal_documents: LegalDocument;
  legal_versions: StoredVersion;
  contact_messages: ContactMessage;
  drivers: Driver;
  documents: FleetDocument;
  activity: ActivityEntry;
  diesel_stock: StoredStock;
  diesel_issues: DieselIssue;
  diesel_purchases: DieselPurchase;
  diesel_extractions: DieselExtraction;
  diesel_books: BookEntry;
}
export type CollectionName = keyof Collections;

export type Dataset = { [Name in CollectionName]: readonly Collections[Name][] };

export const COLLECTION_NAMES = [
  'users',
  'tokens',
  'roles',
  'login_history',
  'companies',
  'company_profile',
  'settings',
  'legal_documents',
  'legal_versions',
  'contact_messages',
  'drivers',
  ...USUAL_NAMES,
  'documents',
  'activity',
  'diesel_stock',
  'diesel_issues',
  'diesel_purchases',
  'diesel_extractions',
  'diesel_books',
] as const satisfies readonly CollectionName[];

export const isCollectionName = (name: unknown): name is CollectionName =>
  (COLLECTION_NAMES as readonly unknown[]).includes(name);

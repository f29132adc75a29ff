import type { IsoDate } from '../base/dates.ts';
import type { FileRule } from '../files/fileProblem.ts';
import { RESOURCES, type ResourceName } from '../records/resources.ts';

/** The first four are the specification's. */
export const DOCUMENT_CATEGORIES = [
  'license',
  'registration',
  'insurance',
  'permit',
  'gate_pass',
  'tir',
  'identity',
  'visa',
  'medical',
  'other',
] as const;
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

export const HOLDER_TYPES = ['driver', 'truck', 'trailer', 'company'] as const;
export type HolderType = (typeof HOLDER_TYPES)[number];

/** The record type of each holder. */
export const HOLDER_RESOURCES: Record<HolderType, ResourceName> = {
  driver: RESOURCES.drivers,
  truck: RESOURCES.trucks,
  trailer: RESOURCES.trailers,
  company: RESOURCES.companies,
};

/**
 * What a document may be a file of; known by its first bytes, not by its name. The file is stored byte by
 * byte as it was chosen: it is a copy of a legal paper, whose marks and signatures must stay checkable. A
 * photo so keeps what the camera wrote beside it, the place among it.
 */
export const DOCUMENT_FILES = {
  types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
} as const satisfies FileRule;

/** A paper of a driver, truck, trailer or company, with its file. */
export interface FleetDocument {
  id: number;
  title: string;
  category: DocumentCategory;
  holder_type: HolderType | null;
  holder_id: number | null;
  document_number: string | null;
  issuing_authority: string | null;
  issue_date: IsoDate | null;
  expiry_date: IsoDate | null;
  notes: string | null;
  file_name: string | null;
  mime: string | null;
  size_bytes: number;
  /** The address of the file, relative to the API. */
  file: string | null;
  version: number;
  /** The document that this one renews; that one is superseded and kept. */
  replaces_id: number | null;
  uploaded_by: string;
  /** An instant in UTC. */
  uploaded_at: string;
}

/** What a user fills in; the rest is the server's to say. */
export type DocumentInput = Omit<
  FleetDocument,
  'id' | 'file_name' | 'mime' | 'size_bytes' | 'file' | 'version' | 'uploaded_by' | 'uploaded_at'
>;
export type DocumentField = keyof DocumentInput;

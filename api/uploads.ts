import { FILE_TYPES, type FileType } from '../src/domain/files/fileType.ts';
import { randomText } from './randomText.ts';

const EXTENSIONS: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
const SAFE_NAME = /^[a-z0-9-]+\.[a-z]+$/;

export const UPLOADS_PATH = '/uploads/';

const contentHash = async (bytes: Uint8Array): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const HASH = /-([0-9a-f]{64})-[^-]+$/;

/** Whether a file still has the content that its name tells of; files named otherwise pass. */
export const isIntact = async (name: string, bytes: Uint8Array): Promise<boolean> => {
  const hash = HASH.exec(name)?.[1];
  return hash === undefined || hash === (await contentHash(bytes));
};

export interface FileStore {
  get(name: string): Uint8Array | undefined;
  set(name: string, bytes: Uint8Array): void;
  delete(name: string): void;
  clear(): void;
}

export class Uploads {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Under the hash of its content, made unguessable; returns its address. */
  async store(prefix: string, bytes: Uint8Array, mime: FileType): Promise<string> {
    const name = `${prefix}-${await contentHash(bytes)}-${randomText(9)}.${EXTENSIONS[mime]}`;
    this.#files.set(name, bytes);
    return UPLOADS_PATH + name;
  }

  read(name: string): { bytes: Uint8Array; contentType: string } | undefined {
    if (!SAFE_NAME.test(name)) return undefined;
    const bytes = this.#files.get(name);
    const extension = name.split('.')[1];
    const mime = FILE_TYPES.find((type) => EXTENSIONS[type] === extension);
    return bytes && mime ? { bytes, contentType: mime } : undefined;
  }

  remove(address: string): void {
    const name = address.slice(UPLOADS_PATH.length);
    if (SAFE_NAME.test(name)) this.#files.delete(name);
  }

  clear(): void {
    this.#files.clear();
  }

  /** For one write, whose files stay only if its rows do. */
  ofCall(): UploadsOfCall {
    return new UploadsOfCall(this.#files);
  }
}

/** Files of a write that may fail: stored at once, deleted at its end. */
class UploadsOfCall extends Uploads {
  #added: string[] = [];
  #removed: string[] = [];

  override async store(prefix: string, bytes: Uint8Array, mime: FileType): Promise<string> {
    const address = await super.store(prefix, bytes, mime);
    this.#added.push(address);
    return address;
  }

  override remove(address: string): void {
    this.#removed.push(address);
  }

  /** The write is done. */
  settle(): void {
    for (const address of this.#removed) super.remove(address);
    this.#added = [];
    this.#removed = [];
  }

  /** The write failed, or runs anew. */
  undo(): void {
    for (const address of this.#added) super.remove(address);
    this.#added = [];
    this.#removed = [];
  }
}

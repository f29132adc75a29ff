import { MARKS } from '../src/domain/base/fold.ts';
import { FILE_TYPES, type FileType } from '../src/domain/files/fileType.ts';
import type { StoredFile, UploadedFile } from './call.ts';
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

const LONGEST_NAME = 255;
const UNSEEN = new RegExp(String.raw`[\p{Cc}${MARKS}]`, 'gu');

const JPEG = /\.(?:jpe?g|jpe|jfif)$/i;

/**
 * Without folders and hidden characters. Users save the file under this name, so it ends as its content does:
 * a PDF named `x.html` would open as a page.
 */
const shownName = (name: string, extension: string): string => {
  const seen = name.replace(UNSEEN, '').replace(/^.*[/\\]/, '');
  const ending = extension === 'jpg' ? JPEG : new RegExp(`\\.${extension}$`, 'i');
  const fitting = ending.test(seen) ? seen : `${seen}.${extension}`;
  return Array.from(fitting).slice(-LONGEST_NAME).join('');
};

export const contentHash = async (bytes: Uint8Array): Promise<string> => {
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
  get(name: string): Promise<Uint8Array | undefined>;
  set(name: string, bytes: Uint8Array): Promise<void>;
  delete(name: string): Promise<void>;
  /** Keeps nothing of one that nobody was given. */
  drop(name: string): Promise<void>;
  clear(): Promise<void>;
}

export const filesInMemory = (): FileStore => {
  const files = new Map<string, Uint8Array>();
  const drop = async (name: string) => void files.delete(name);
  return {
    get: async (name) => files.get(name),
    set: async (name, bytes) => void files.set(name, bytes),
    delete: drop,
    drop,
    clear: async () => files.clear(),
  };
};

export class Uploads {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Under the hash of its content, made unguessable. */
  async store(
    prefix: string,
    { name: sentName, bytes }: UploadedFile,
    mime: FileType,
  ): Promise<StoredFile> {
    const extension = EXTENSIONS[mime];
    const name = `${prefix}-${await contentHash(bytes)}-${randomText(9)}.${extension}`;
    const file = UPLOADS_PATH + name;
    this.begin(file);
    await this.#files.set(name, bytes);
    return { file, file_name: shownName(sentName, extension), mime, size_bytes: bytes.length };
  }

  /** A part may be stored even if the whole is not. */
  protected begin(_address: string): void {}

  async read(name: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
    if (!SAFE_NAME.test(name)) return undefined;
    const bytes = await this.#files.get(name);
    const extension = name.split('.')[1];
    const mime = FILE_TYPES.find((type) => EXTENSIONS[type] === extension);
    return bytes && mime ? { bytes, contentType: mime } : undefined;
  }

  async remove(address: string): Promise<void> {
    const name = address.slice(UPLOADS_PATH.length);
    if (SAFE_NAME.test(name)) await this.#files.delete(name);
  }

  protected async drop(address: string): Promise<void> {
    await this.#files.drop(address.slice(UPLOADS_PATH.length));
  }

  clear(): Promise<void> {
    return this.#files.clear();
  }

  /** For one write, whose files stay only if its rows do. */
  ofCall(): UploadsOfCall {
    return new UploadsOfCall(this.#files);
  }
}

/** Files of a write that may fail: stored at once, deleted at its end. */
class UploadsOfCall extends Uploads {
  readonly #added: string[] = [];
  readonly #removed: string[] = [];

  protected override begin(address: string): void {
    this.#added.push(address);
  }

  override async remove(address: string): Promise<void> {
    this.#removed.push(address);
  }

  /** The write is done. */
  settle(): Promise<void> {
    return this.#end(this.#removed);
  }

  /** The write failed. */
  undo(): Promise<void> {
    return this.#end(this.#added);
  }

  /** What became of the write is decided: a file that is left behind does no harm. */
  async #end(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const ended = this.#added.includes(address) ? this.drop(address) : super.remove(address);
      await ended.catch((error: unknown) => console.error(error));
    }
  }
}

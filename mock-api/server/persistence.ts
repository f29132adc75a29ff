import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import {
  COLLECTION_NAMES,
  type CollectionName,
  type Dataset,
} from '../../api/store/collections.ts';
import type { MemoryStore } from '../../api/store/store.ts';
import type { SeedOptions } from '../core/options.ts';

const FORMAT = 2;
const SAVE_AFTER_MS = 300;
const LINES_PER_TURN = 2000;

/** What a file's data were generated from. */
type FileOrigin = SeedOptions;

interface Header {
  format: number;
  origin: FileOrigin;
}

const parse = (text: string): { origin: FileOrigin; data: Dataset } => {
  const [first = '', ...lines] = text.split('\n');
  const { format, origin } = JSON.parse(first) as Header;
  if (format !== FORMAT) throw new Error(`Format ${format}`);
  const data: Record<string, unknown[]> = {};
  for (const name of COLLECTION_NAMES) data[name] = [];
  for (const line of lines) {
    if (line === '') continue;
    const [name, row] = JSON.parse(line) as [CollectionName, unknown];
    data[name]?.push(row);
  }
  return { origin, data: data as unknown as Dataset };
};

/** The file's contents: a header line, then a line of JSON for each row. */
export const readFile = (file: string): { origin: FileOrigin; data: Dataset } | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read; --fresh makes new data.`, { cause });
  }
};

/**
 * Writes the file after changes, in slices between requests, so that saving 100,000 rows delays no one; a
 * half-written file never replaces a complete one.
 */
export class Saver {
  readonly #file: string;
  readonly #store: MemoryStore;
  #origin: FileOrigin;
  #timer: NodeJS.Timeout | undefined;
  #dirty = false;
  #running: Promise<void> = Promise.resolve();

  constructor(file: string, store: MemoryStore, origin: FileOrigin) {
    this.#file = file;
    this.#store = store;
    this.#origin = origin;
  }

  /** Notes a change; further changes within the wait go into the same save. */
  touch(origin: FileOrigin = this.#origin): void {
    this.#origin = origin;
    this.#dirty = true;
    this.#timer ??= setTimeout(() => void this.flush(), SAVE_AFTER_MS).unref();
  }

  /** Resolves when everything up to now is in the file. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running = this.#running.then(() => (this.#dirty ? this.#write() : undefined));
    return this.#running;
  }

  async #write(): Promise<void> {
    this.#dirty = false;
    mkdirSync(dirname(this.#file), { recursive: true });
    const temporary = `${this.#file}.${process.pid}.tmp`;
    const stream = createWriteStream(temporary);
    const header: Header = { format: FORMAT, origin: this.#origin };
    stream.write(`${JSON.stringify(header)}\n`);
    // Rows are never mutated, so the lists as they are now stay valid while they are written.
    const snapshot = COLLECTION_NAMES.map((name) => [name, this.#store[name].list()] as const);
    for (const [name, rows] of snapshot) {
      for (let start = 0; start < rows.length; start += LINES_PER_TURN) {
        const slice = rows.slice(start, start + LINES_PER_TURN);
        const text = slice.map((row) => `${JSON.stringify([name, row])}\n`).join('');
        if (!stream.write(text)) await once(stream, 'drain');
        await nextTurn();
      }
    }
    stream.end();
    await once(stream, 'finish');
    renameSync(temporary, this.#file);
  }
}

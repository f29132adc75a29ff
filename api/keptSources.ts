import type { AnyRecordType, Derivation, Link } from '../src/domain/records/recordType.ts';
import { endOf } from '../src/domain/records/resources.ts';
import { storedRows } from './joinedRows.ts';
import { nextTurn } from './nextTurn.ts';
import type { Changes } from './store/rows.ts';
import type { Store } from './store/store.ts';

interface Row {
  id: number;
}

/** Rows of each source, by the last word of its name, in the order of their ids. */
export type Part = ReadonlyMap<string, readonly Row[]>;

const ROWS_AT_ONCE = 2000;
/** What changes more is sooner read and derived anew. */
const MOST_CHANGED = 10_000;

class Source {
  readonly type: AnyRecordType;
  readonly rows = new Map<number, Row>();
  /** The ids of rows that are linked to one of another source, by that source and its id. */
  readonly linked = new Map<string, Map<unknown, number[]>>();
  mark = 0;

  constructor(type: AnyRecordType) {
    this.type = type;
  }
}

/** The rows from which others follow, by what is linked to each other. */
export class KeptSources {
  readonly #store: Store;
  readonly #sources: ReadonlyMap<string, Source>;
  readonly #links: readonly Derivation['links'][];

  private constructor(store: Store, derivations: readonly Derivation[]) {
    this.#store = store;
    const types = derivations.flatMap(({ from }) => Object.values(from));
    this.#sources = new Map(types.map((type) => [endOf(type.name), new Source(type)]));
    this.#links = [...new Set(derivations.map(({ links }) => links))];
  }

  static async read(store: Store, derivations: readonly Derivation[]): Promise<KeptSources> {
    const made = new KeptSources(store, derivations);
    for (const source of made.#sources.values()) await made.#load(source);
    return made;
  }

  /** The rows that are linked to one of these, and to each other, as they were and as they are; undefined for too many. */
  async renew(): Promise<{ before: Part; now: Part } | undefined> {
    const changed = new Map<Source, Map<number, Row | undefined>>();
    const starts: Link[] = [];
    for (const [name, source] of this.#sources) {
      const { mark, ids } = await this.#changesOf(source);
      if (!ids || ids.length > MOST_CHANGED) return undefined;
      source.mark = mark;
      if (ids.length === 0) continue;
      const read = await this.#rowsOf(source).all({ id: ids });
      const byId = new Map(read.map((row) => [row.id, row]));
      changed.set(source, new Map(ids.map((id) => [id, byId.get(id)])));
      for (const id of ids) {
        const row = byId.get(id);
        starts.push([name, id], ...(row ? this.#linksOf(source, row) : []));
      }
    }
    const before = this.partOf(starts);
    for (const [source, rows] of changed) for (const [id, row] of rows) this.#put(source, id, row);
    for (const [name, rows] of before) for (const { id } of rows) starts.push([name, id]);
    return { before, now: this.partOf(starts) };
  }

  /** All rows, in parts that are not linked to each other. */
  *parts(): Generator<Part> {
    const done = new Set<Row>();
    for (const [name, { rows }] of this.#sources) {
      let starts: Link[] = [];
      const part = () => {
        const made = this.partOf(starts);
        for (const some of made.values()) for (const row of some) done.add(row);
        starts = [];
        return made;
      };
      for (const row of rows.values()) {
        if (done.has(row)) continue;
        starts.push([name, row.id]);
        if (starts.length === ROWS_AT_ONCE) yield part();
      }
      if (starts.length > 0) yield part();
    }
  }

  /** The rows that are linked to these, and those that are linked to them. */
  partOf(starts: readonly Link[]): Part {
    const part = new Map([...this.#sources.keys()].map((name): [string, Row[]] => [name, []]));
    const seen = new Map<string, Set<unknown>>();
    const waiting = [...starts];
    for (let link = waiting.pop(); link; link = waiting.pop()) {
      const [name, id] = link;
      const ids = seen.get(name) ?? new Set();
      if (ids.has(id)) continue;
      seen.set(name, ids.add(id));
      const source = this.#sources.get(name);
      const row = source?.rows.get(id as number);
      if (source && row) {
        part.get(name)?.push(row);
        waiting.push(...this.#linksOf(source, row));
      }
      for (const [other, { linked }] of this.#sources) {
        for (const by of linked.get(name)?.get(id) ?? []) waiting.push([other, by]);
      }
    }
    for (const rows of part.values()) rows.sort((a, b) => a.id - b.id);
    return part;
  }

  async #load(source: Source): Promise<void> {
    const rows = this.#rowsOf(source);
    // Asked before the rows: what is written meanwhile then counts as newer.
    source.mark = (await rows.changes()).mark;
    const [last] = (await rows.page({ sort: 'id', isDescending: true, limit: 1 })).rows;
    for (let after = 0; after < (last?.id ?? 0); after += ROWS_AT_ONCE) {
      if (after > 0) await nextTurn();
      for (const row of await rows.all({ id: { after, to: after + ROWS_AT_ONCE } })) {
        this.#put(source, row.id, row);
      }
    }
  }

  #rowsOf({ type }: Source) {
    return storedRows(this.#store, type.name);
  }

  #changesOf(source: Source): Promise<Changes> {
    return this.#rowsOf(source).changes(source.mark);
  }

  #linksOf({ type }: Source, row: Row): Link[] {
    return this.#links.flatMap((links) => links(type, row));
  }

  #put(source: Source, id: number, row: Row | undefined): void {
    const old = source.rows.get(id);
    for (const [name, to] of old ? this.#linksOf(source, old) : []) {
      const linked = source.linked.get(name);
      const others = linked?.get(to)?.filter((other) => other !== id) ?? [];
      if (others.length > 0) linked?.set(to, others);
      else linked?.delete(to);
    }
    if (!row) {
      source.rows.delete(id);
      return;
    }
    source.rows.set(id, row);
    for (const [name, to] of this.#linksOf(source, row)) {
      const linked = source.linked.get(name) ?? new Map<unknown, number[]>();
      source.linked.set(name, linked);
      linked.set(to, [...(linked.get(to) ?? []), id]);
    }
  }
}

/** The rows of one record type, in insertion order. Rows are replaced, never mutated. */
export class Table<Row extends { id: number }> {
  #rows: Map<number, Row>;
  #list: readonly Row[] | undefined;
  #nextId: number;
  readonly #onChange: () => void;

  constructor(rows: readonly Row[], onChange: () => void) {
    this.#onChange = onChange;
    this.#rows = new Map();
    this.#nextId = 1;
    this.load(rows);
  }

  load(rows: readonly Row[]): void {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#nextId = rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
    this.#changed();
  }

  all(): readonly Row[] {
    this.#list ??= [...this.#rows.values()];
    return this.#list;
  }

  get(id: number | null | undefined): Row | undefined {
    return typeof id === 'number' ? this.#rows.get(id) : undefined;
  }

  find(matches: (row: Row) => boolean): Row | undefined {
    return this.all().find(matches);
  }

  insert(fields: Omit<Row, 'id'>): Row {
    const row = { id: this.#nextId, ...fields } as Row;
    this.#nextId += 1;
    this.#rows.set(row.id, row);
    this.#changed();
    return row;
  }

  replace(row: Row): void {
    this.#rows.set(row.id, row);
    this.#changed();
  }

  delete(id: number): boolean {
    const existed = this.#rows.delete(id);
    if (existed) this.#changed();
    return existed;
  }

  /** For the control calls only: tests also need rows that no type allows. */
  patch(id: number, changes: Record<string, unknown>): boolean {
    const row = this.#rows.get(id);
    if (row) this.replace({ ...row, ...changes });
    return row !== undefined;
  }

  #changed(): void {
    this.#list = undefined;
    this.#onChange();
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

interface ListTexts {
  /** The plural of the record type, which is the heading. */
  title: string;
  figures: string;
  search: string;
}

/** The screen of a record type: its figures, its list and their actions. */
export class RecordListPage<Figure extends string> {
  readonly heading: Locator;
  readonly table: Locator;
  /** The rows of records, without the header. */
  readonly rows: Locator;
  readonly searchBox: Locator;

  readonly #texts: ListTexts;

  constructor(
    readonly page: Page,
    texts: ListTexts,
  ) {
    this.#texts = texts;
    this.heading = page.getByRole('heading', { level: 1, name: texts.title, exact: true });
    this.table = page.getByRole('table');
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('cell') });
    this.searchBox = page.getByRole('searchbox', { name: texts.search });
  }

  /** The number on one of the cards. */
  figure(name: Figure): Locator {
    return this.figureCard(name).getByText(/^[\d,–]+$/);
  }

  figureCard(name: Figure): Locator {
    return this.page
      .getByRole('region', { name: this.#texts.figures })
      .getByRole('link')
      .filter({ hasText: name });
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** Waits until a column shows these texts from top to bottom: rows render a moment after their count. */
  async showsColumn(header: string, texts: readonly string[]): Promise<void> {
    await expect.poll(() => this.column(header)).toEqual(texts);
  }

  /** The current texts of a column, from top to bottom; empty while there is no such column. */
  column(header: string): Promise<string[]> {
    return this.table.evaluateAll((tables, wanted) => {
      // In one read: between two the rows may change.
      const textsOf = (row: HTMLTableRowElement) =>
        [...row.cells].map((cell) => cell.innerText.trim());
      const [head, ...rows] = tables
        .filter((table) => table instanceof HTMLTableElement)
        .flatMap((table) => [...table.rows].map(textsOf));
      const index = head?.indexOf(wanted) ?? -1;
      return rows.map((texts) => texts[index]).filter((text) => text !== undefined);
    }, header);
  }

  /** Waits until the list says how many records it has found. */
  async showsTotal(total: number): Promise<void> {
    const text = new RegExp(`^${total.toLocaleString('en')} [a-z]+$`);
    await expect(this.page.getByRole('status').getByText(text)).toBeVisible();
  }

  async search(text: string): Promise<void> {
    // Playwright fills in a field even behind a modal dialog, where no user could.
    await expect(this.page.locator('dialog:modal')).toHaveCount(0);
    await this.searchBox.fill(text);
  }

  chooseStatus(name: string): Promise<void> {
    return this.chooseFilter('Status', name);
  }

  async chooseFilter(label: string, name: string): Promise<void> {
    const filters = await this.openFilters();
    const group = filters.getByRole('group', { name: label, exact: true });
    await group.getByText(name, { exact: true }).click();
    await expect(group.getByRole('radio', { name, exact: true })).toBeChecked();
    await this.page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
  }

  async openFilters(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Filters' }).click();
    return this.page.getByRole('dialog', { name: 'Filters' });
  }

  /** Saves the current filters and order under a name. */
  async saveQuery(name: string): Promise<void> {
    const filters = await this.openFilters();
    await filters.getByRole('textbox', { name: /^Save the current/ }).fill(name);
    await filters.getByRole('button', { name: 'Save' }).click();
    await expect(filters.getByRole('link', { name })).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
  }

  /** The names of the saved queries. */
  async queries(): Promise<string[]> {
    const filters = await this.openFilters();
    await expect(filters.getByRole('heading', { name: 'Saved queries' })).toBeVisible();
    const names = await filters.getByRole('link').allInnerTexts();
    await this.page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    return names;
  }

  async openQuery(name: string): Promise<void> {
    const filters = await this.openFilters();
    await filters.getByRole('link', { name }).click();
    await expect(filters).toBeHidden();
  }

  /** Export, columns and density. */
  async openOptions(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'List options' }).click();
    return this.page.getByRole('dialog', { name: 'List options' });
  }

  async export(): Promise<void> {
    const options = await this.openOptions();
    await options.getByRole('button', { name: 'Export' }).click();
  }

  async import(): Promise<void> {
    await this.page.getByRole('link', { name: 'Import', exact: true }).click();
  }

  async sortBy(header: string): Promise<void> {
    await this.table.getByRole('columnheader').getByText(header, { exact: true }).click();
  }

  /** The buttons above the table that concern the whole list. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true }).first();
  }

  async open(name: string): Promise<void> {
    await this.table.getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async edit(name: string): Promise<void> {
    await this.page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
  }
}

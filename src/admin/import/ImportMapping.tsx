import { columnsOf, fieldsOf } from '../../domain/import/importTable.ts';
import { Field } from '../kit/inputs/Field.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { Table } from '../kit/ui/Table.tsx';
import { useIsPhone } from '../kit/useIsPhone.ts';
import { excerpt } from './texts/excerpt.ts';
import { useColumnName } from './texts/useColumnName.ts';
import type { ImportProps } from './useImport.ts';

import styles from './import.module.css';

/** A table with more columns is hardly a list of records; the first ones are enough to tell. */
const SHOWN = 100;

export const ImportMapping = ({ kind, run }: ImportProps) => {
  const t = useT();
  const isPhone = useIsPhone();
  const words = useWords();
  const { file, settings } = run;
  const header = file?.csv.header ?? [];
  const columnName = useColumnName(header);
  if (!file || !settings) return null;
  const fields = fieldsOf(kind.table);
  const fieldOf = (column: number) =>
    fields.find((field) => columnsOf(settings.mapping, field).includes(column));
  const columns = [...header.keys()].filter((column) => column < SHOWN || fieldOf(column));
  const sample = (column: number) => <bdi>{excerpt(file.samples[column] ?? '')}</bdi>;
  return (
    <div>
      <h3 id="import-columns" className="title">
        {t('importing.mapping.title')}
      </h3>
      <p className="soft small">{t('importing.mapping.hint')}</p>
      {/* Focusable so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-labelledby="import-columns" className={styles.mapping}>
        <Table
          rows={columns}
          keyOf={(column) => column}
          columns={[
            {
              name: 'column',
              head: t('importing.mapping.column'),
              cell: (column) => (
                <>
                  <bdi>{columnName(column)}</bdi>
                  {isPhone && <div className="note">{sample(column)}</div>}
                </>
              ),
            },
            ...(isPhone
              ? []
              : [{ name: 'sample', head: t('importing.mapping.sample'), cell: sample }]),
            {
              name: 'field',
              head: t('importing.mapping.field'),
              cell: (column) => (
                <Field
                  id={`import-column-${column}`}
                  label={t('importing.mapping.fieldOf', { column: columnName(column) })}
                  isLabelHidden
                >
                  <select
                    id={`import-column-${column}`}
                    value={fieldOf(column) ?? ''}
                    onChange={({ target }) => run.map(column, target.value || undefined)}
                  >
                    <option value="">{t('importing.mapping.none')}</option>
                    {fields.map((field) => (
                      <option key={field} value={field}>
                        {words.field(kind.resource, field)}
                      </option>
                    ))}
                  </select>
                </Field>
              ),
            },
          ]}
        />
      </div>
      {columns.length < header.length && (
        <p className="soft small">
          {t('importing.mapping.more', { shown: columns.length, total: header.length })}
        </p>
      )}
    </div>
  );
};

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { Field } from '../../inputs/Field.tsx';
import { useRecordScreens } from '../../record/RecordTypeContext.ts';
import { useT } from '../../texts/useT.ts';
import { IconButton } from '../../ui/Button.tsx';
import { columnsOf } from '../columns.ts';

/** Sets the sort order where there are no column headers to press. */
export const SortChoice = () => {
  const t = useT();
  const translate = useTranslate();
  const id = useId();
  const { type, looks } = useRecordScreens();
  const { sort, setSort } = useListContext();
  const sortable = columnsOf(type, looks).filter(({ unsortable }) => !unsortable);
  const isAscending = sort.order === 'ASC';
  return (
    <Field id={id} label={t('common.list.sortBy')}>
      <select
        id={id}
        value={sort.field}
        onChange={(event) => setSort({ field: event.target.value, order: sort.order })}
      >
        {sortable.map(({ source }) => (
          <option key={source} value={source}>
            {translate(`resources.${type.name}.fields.${source}`)}
          </option>
        ))}
      </select>
      <IconButton
        label={translate(`ra.sort.${sort.order}`)}
        onClick={() => setSort({ field: sort.field, order: isAscending ? 'DESC' : 'ASC' })}
      >
        {isAscending ? <ArrowUp /> : <ArrowDown />}
      </IconButton>
    </Field>
  );
};

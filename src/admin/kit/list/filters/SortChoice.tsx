import { ArrowDown, ArrowUp } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';

import { columnsOf } from '../../fields/columns.ts';
import { useRecordScreens } from '../../record/RecordTypeContext.ts';
import { useT } from '../../texts/useT.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ChoiceList } from './ChoiceList.tsx';

export const SortChoice = () => {
  const t = useT();
  const translate = useTranslate();
  const { type, looks } = useRecordScreens();
  const { sort, setSort } = useListContext();
  const sortable = columnsOf(type, looks).filter(({ unsortable }) => !unsortable);
  const isAscending = sort.order === 'ASC';
  return (
    <ChoiceList
      label={t('common.list.sortBy')}
      value={sort.field}
      choices={sortable.map(({ source }) => ({
        value: source,
        name: translate(`resources.${type.name}.fields.${source}`),
      }))}
      onChoose={(field) => setSort({ field, order: sort.order })}
    >
      <IconButton
        label={translate(`ra.sort.${sort.order}`)}
        onClick={() => setSort({ field: sort.field, order: isAscending ? 'DESC' : 'ASC' })}
      >
        {isAscending ? <ArrowUp /> : <ArrowDown />}
      </IconButton>
    </ChoiceList>
  );
};

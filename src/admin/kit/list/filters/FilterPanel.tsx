import { X, ArrowDown, ArrowUp } from 'lucide-react';
import { useContext } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { columnsOf } from '../../fields/columns.ts';
import { RecordTypeContext, useRecordScreens } from '../../record/RecordTypeContext.ts';
import { useOptionName } from '../../texts/useOptionName.ts';
import { useCountText } from '../../texts/useRecordText.ts';
import { useT } from '../../texts/useT.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useIsPhone } from '../../useIsPhone.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { DayFilter } from './DayFilter.tsx';
import { DaysAhead } from './DaysAhead.tsx';
import { ListFiltersContext, useFilterValues, type ListFilter } from './listFilters.ts';
import { SavedQueries } from './SavedQueries.tsx';

import styles from './filters.module.css';

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

/** More than these do not fit side by side. */
const MAX_PILLS = 8;

const FilterPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const isPhone = useIsPhone();
  const { filters } = useContext(ListFiltersContext);
  const { active, clear } = useFilterValues();
  const { total } = useListContext();
  const countText = useCountText();
  const isOfRecords = useContext(RecordTypeContext) !== null;
  return (
    <>
      <header className={styles.head}>
        <h2 className="fill">{t('common.list.filters')}</h2>
        <Button disabled={active.length === 0} onClick={clear}>
          {t('common.list.clearFilters')}
        </Button>
        <IconButton label={t('common.close')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className="stack padded">
        {isPhone && isOfRecords && <SortChoice />}
        {filters.map((filter) =>
          filter.isGiven ? null : <FilterControl key={filter.source} {...filter} />,
        )}
        {isOfRecords && <SavedQueries onClose={onClose} />}
      </div>
      {isPhone && total !== undefined && (
        <footer className={styles.foot}>
          <Button look="contained" onClick={onClose}>
            {isOfRecords
              ? t('common.list.show', { records: countText(total) })
              : t('common.list.showCount', { smart_count: total })}
          </Button>
        </footer>
      )}
    </>
  );
};

const none = () => [];

const FilterControl = ({
  source,
  label,
  options,
  useOptions = none,
  usual,
  expires,
  problem,
}: ListFilter) => {
  const t = useT();
  const nameOf = useOptionName();
  const { values, change } = useFilterValues();
  const dynamic = useOptions();
  const all = options ?? dynamic;
  const value = values[source] ?? '';
  const name = t(label);
  // Options from the data may still be empty.
  if (!options && useOptions === none) {
    const wrong = problem?.(values);
    return (
      <DayFilter
        label={name}
        value={value}
        problem={wrong && t(wrong)}
        onChange={(day) => change({ [source]: day })}
      />
    );
  }
  const choice = {
    label: name,
    value,
    choices: [
      ...(usual ? [] : [{ value: '', name: t('common.list.any') }]),
      ...all.map((option) => ({ value: option.value, name: nameOf(option) })),
    ],
    onChoose: (chosen: string) => change({ [source]: chosen }),
  };
  if (all.length > MAX_PILLS) return <ChoiceList {...choice} />;
  return (
    <ChoiceGroup {...choice}>
      {expires && <DaysAhead expires={t(expires)} value={value} onChange={choice.onChoose} />}
    </ChoiceGroup>
  );
};

export default FilterPanel;

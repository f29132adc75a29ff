import { X } from 'lucide-react';
import { useContext, useId } from 'react';

import { Field } from '../../inputs/Field.tsx';
import { RecordTypeContext } from '../../record/RecordTypeContext.ts';
import { useT } from '../../texts/useT.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useIsPhone } from '../../useIsPhone.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { DayFilter } from './DayFilter.tsx';
import { DaysAhead } from './DaysAhead.tsx';
import { useFilterValues, ListFiltersContext, type ListFilter } from './listFilters.ts';
import { SavedQueries } from './SavedQueries.tsx';
import { SortChoice } from './SortChoice.tsx';
import { useOptionName } from './useOptionName.ts';

import styles from './filters.module.css';

/** More than these do not fit side by side. */
const MAX_PILLS = 8;

interface FilterPanelProps {
  onClose: () => void;
}

/** All filters of the list. Each choice applies at once. */
const FilterPanel = ({ onClose }: FilterPanelProps) => {
  const t = useT();
  const isPhone = useIsPhone();
  const { filters } = useContext(ListFiltersContext);
  const { active, clear } = useFilterValues();
  const isOfRecords = useContext(RecordTypeContext) !== null;
  return (
    <>
      <header className={styles.head}>
        <h2>{t('common.list.filters')}</h2>
        <Button disabled={active.length === 0} onClick={clear}>
          {t('common.list.clearFilters')}
        </Button>
        <IconButton label={t('common.close')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className={styles.body}>
        {isPhone && isOfRecords && <SortChoice />}
        {filters.map((filter) =>
          filter.isGiven ? null : <FilterControl key={filter.source} {...filter} />,
        )}
        {isOfRecords && <SavedQueries onClose={onClose} />}
      </div>
    </>
  );
};

const none = () => [];

const FilterControl = ({
  source,
  label,
  options,
  useOptions = none,
  expires,
  problem,
}: ListFilter) => {
  const t = useT();
  const nameOf = useOptionName();
  const id = useId();
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
  const choices = all.map((option) => ({ value: option.value, name: nameOf(option) }));
  if (all.length <= MAX_PILLS) {
    return (
      <ChoiceGroup
        label={name}
        value={value}
        choices={[{ value: '', name: t('common.list.any') }, ...choices]}
        onChoose={(chosen) => change({ [source]: chosen })}
      >
        {expires && (
          <DaysAhead
            expires={t(expires)}
            value={value}
            onChange={(days) => change({ [source]: days })}
          />
        )}
      </ChoiceGroup>
    );
  }
  return (
    <Field id={id} label={name}>
      <select id={id} value={value} onChange={(event) => change({ [source]: event.target.value })}>
        <option value="">{t('common.list.any')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </Field>
  );
};

export default FilterPanel;

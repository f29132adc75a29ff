import { useContext, useId } from 'react';

import { useOptionName } from '../../texts/useOptionName.ts';
import { useT } from '../../texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { ListFiltersContext, useFilterValues, type ListFilter } from './listFilters.ts';

import styles from './filters.module.css';

/** The filters of a list as menus side by side, where there are few, and a button that clears them. */
export const FilterSelects = () => {
  const t = useT();
  const { filters } = useContext(ListFiltersContext);
  const { active, clear } = useFilterValues();
  return (
    <>
      {filters.map((filter) => (
        <FilterSelect key={filter.source} {...filter} />
      ))}
      {active.length > 0 && <Button onClick={clear}>{t('common.list.clearFilters')}</Button>}
    </>
  );
};

const none = () => [];

const FilterSelect = ({ source, label, any, options, useOptions = none }: ListFilter) => {
  const t = useT();
  const id = useId();
  const nameOf = useOptionName();
  const { values, change } = useFilterValues();
  const fromData = useOptions();
  return (
    <div className={styles.select}>
      <label className="unseen" htmlFor={id}>
        {t(label)}
      </label>
      <select
        className="input"
        id={id}
        value={values[source] ?? ''}
        onChange={({ target }) => change({ [source]: target.value })}
      >
        <option value="">{t(any ?? 'common.list.any')}</option>
        {(options ?? fromData).map((option) => (
          <option key={option.value} value={option.value}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
};

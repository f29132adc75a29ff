import { X } from 'lucide-react';
import type { MouseEvent } from 'react';

import { daysAhead } from '../../../../domain/records/expiry.ts';
import { useDateText } from '../../texts/useDateText.ts';
import { useOptionName } from '../../texts/useOptionName.ts';
import { useT } from '../../texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { useFilterValues, type ListFilter } from './listFilters.ts';

import styles from './filters.module.css';

const none = () => [];

/** What holds the chips keeps the focus of one that goes. */
const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.parentElement?.focus();

export const FilterChips = () => {
  const t = useT();
  const { active, clear } = useFilterValues();
  if (active.length === 0) return null;
  return (
    <>
      {active.map((filter) => (
        <FilterChip key={filter.source} {...filter} />
      ))}
      {active.length > 1 && (
        <Button
          onClick={(event) => {
            keepFocus(event);
            clear();
          }}
        >
          {t('common.list.clearFilters')}
        </Button>
      )}
    </>
  );
};

const FilterChip = ({
  source,
  label,
  options,
  useOptions = none,
  expires,
  isGiven,
}: ListFilter) => {
  const t = useT();
  const dateText = useDateText();
  const nameOf = useOptionName();
  const { values, change } = useFilterValues();
  const value = values[source] ?? '';
  const dynamic = useOptions();
  const option = [...(options ?? []), ...dynamic].find((one) => one.value === value);
  const days = daysAhead(value);
  const text =
    expires && days !== undefined
      ? t('common.expiry.dueWithin', { what: t(expires), smart_count: days })
      : isGiven
        ? t(label)
        : `${t(label)}: ${option ? nameOf(option) : dateText(value)}`;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('common.list.removeFilter', { filter: text })}
      onClick={(event) => {
        keepFocus(event);
        change({ [source]: undefined });
      }}
    >
      <bdi>{text}</bdi>
      <X size={16} />
    </button>
  );
};

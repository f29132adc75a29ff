import { ArrowDownUp, RefreshCw, X } from 'lucide-react';
import { useId } from 'react';

import { PAPER_KINDS, paperKind } from '../../../domain/expiries/paperKind.ts';
import { holderOfExpiry } from '../../../domain/expiries/worklist.ts';
import { endOf, RESOURCES, sourcesOf } from '../../../domain/records/resources.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Button, IconButton } from '../../kit/ui/Button.tsx';
import { usePaperKindName } from './usePaperKindName.ts';
import type { WorklistState } from './useWorklist.ts';

import list from '../../kit/list/list.module.css';
import styles from './worklist.module.css';

const HOLDERS = (sourcesOf(RESOURCES.papers) ?? []).map((resource) => ({
  resource,
  value: endOf(resource),
}));

interface ChoiceProps<Value extends string> {
  label: string;
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; name: string }[];
  onChoose: (value: Value | undefined) => void;
}

const Choice = <Value extends string>({
  label,
  all,
  value,
  options,
  onChoose,
}: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        data-on={value !== undefined || undefined}
        onChange={({ target }) =>
          onChoose(options.find((option) => option.value === target.value)?.value)
        }
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
};

interface FiltersProps {
  state: WorklistState;
  isOldestFirst: boolean;
  onOrder: (isOldestFirst: boolean) => void;
}

/** The filters of the worklist, and its order if that is not obvious. */
export const WorklistFilters = ({ state, isOldestFirst, onOrder }: FiltersProps) => {
  const t = useT();
  const words = useWords();
  const nameOf = usePaperKindName();
  const { papers, filter, narrow, view, rows, isFiltered } = state;
  const urgent = papers.expiries.filter((expiry) => expiry.state !== 'valid');
  const kinds = new Set(urgent.map(paperKind));
  const holders = new Set(urgent.map((expiry) => holderOfExpiry(expiry).resource));
  const isExpired = view && 'due' in view && view.due === 'expired';
  return (
    <>
      <Choice
        label={t('worklist.kind')}
        all={t('worklist.allKinds')}
        value={filter.kind}
        options={PAPER_KINDS.filter((kind) => kinds.has(kind) || kind === filter.kind).map(
          (kind) => ({ value: kind, name: nameOf(kind) }),
        )}
        onChoose={(kind) => narrow({ kind })}
      />
      <Choice
        label={t('worklist.holder')}
        all={t('worklist.allHolders')}
        value={filter.holder}
        options={HOLDERS.filter(
          ({ resource, value }) => holders.has(resource) || value === filter.holder,
        ).map(({ resource, value }) => ({ value, name: words.records(resource) }))}
        onChoose={(holder) => narrow({ holder })}
      />
      {isFiltered && (
        <Button onClick={() => narrow({ kind: undefined, holder: undefined })}>
          {t('common.list.clearFilters')}
        </Button>
      )}
      <span className={list.gap} />
      {isExpired && rows.length > 1 && (
        <Button look="quiet" onClick={() => onOrder(!isOldestFirst)}>
          <ArrowDownUp />
          {t(isOldestFirst ? 'worklist.oldestFirst' : 'worklist.newestFirst')}
        </Button>
      )}
    </>
  );
};

interface SelectedProps {
  count: number;
  /** The number on all pages; undefined if there is only one page. */
  all: number | undefined;
  onAll: () => void;
  onRenew: () => void;
  onClear: () => void;
}

/** The actions for the selected expiry dates. */
export const WorklistSelected = ({ count, all, onAll, onRenew, onClear }: SelectedProps) => {
  const t = useT();
  return (
    <>
      <output className={list.total}>{t('worklist.selected', { smart_count: count })}</output>
      {all !== undefined && (
        <Button onClick={onAll}>{t('worklist.selectAll', { smart_count: all })}</Button>
      )}
      <Button onClick={onRenew}>
        <RefreshCw />
        {t('common.renew')}
      </Button>
      <IconButton label={t('common.list.unselect')} onClick={onClear}>
        <X />
      </IconButton>
    </>
  );
};

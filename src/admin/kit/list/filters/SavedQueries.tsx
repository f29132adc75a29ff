import { Trash2 } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { extractValidSavedQueries, useListContext, useSavedQueries } from 'react-admin';
import type { SavedQuery } from 'react-admin';

import { useT } from '../../texts/useT.ts';
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx';

import styles from './filters.module.css';

export const SavedQueries = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { resource } = useListContext();
  const [stored, setStored] = useSavedQueries(resource);
  const queries = extractValidSavedQueries(stored);

  const addressOf = ({ value }: SavedQuery) => {
    const { filter = {}, sort, perPage } = value;
    return `?${new URLSearchParams({
      filter: JSON.stringify(filter),
      ...(sort && { sort: sort.field, order: sort.order }),
      page: '1',
      ...(perPage && { perPage: String(perPage) }),
    })}`;
  };

  return (
    <section className="stack gap-1" aria-label={t('common.list.saved')}>
      <h3 className="label">{t('common.list.saved')}</h3>
      {queries.length > 0 && (
        <ul className={`row gap-1 ${styles.queries}`}>
          {queries.map((query) => (
            <li key={query.label}>
              <ButtonLink to={addressOf(query)} onClick={onClose}>
                {query.label}
              </ButtonLink>
              <IconButton
                label={t('common.list.forget', { name: query.label })}
                onClick={() => setStored(queries.filter((other) => other !== query))}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <SaveQuery taken={queries} onSave={(query) => setStored([...queries, query])} />
    </section>
  );
};

interface SaveQueryProps {
  taken: readonly SavedQuery[];
  onSave: (query: SavedQuery) => void;
}

const SaveQuery = ({ taken, onSave }: SaveQueryProps) => {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const { filterValues, sort, perPage } = useListContext();
  const label = name.trim();
  const isTaken = taken.some((query) => query.label === label);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!label || isTaken) return;
    onSave({ label, value: { filter: filterValues, sort, perPage, displayedFilters: [] } });
    setName('');
  };

  return (
    <form className={styles.save} onSubmit={save}>
      <label className="note" htmlFor={id}>
        {t('common.list.saveAs')}
      </label>
      <input
        className="input"
        id={id}
        value={name}
        maxLength={60}
        aria-invalid={isTaken}
        aria-describedby={isTaken ? `${id}-taken` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="outlined" disabled={!label || isTaken}>
        {t('common.list.save')}
      </Button>
      {isTaken && (
        <p id={`${id}-taken`} className="note" data-tone="bad" role="alert">
          {t('common.list.nameTaken')}
        </p>
      )}
    </form>
  );
};

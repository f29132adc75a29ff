import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useGetRecordRepresentation,
  useReference,
} from 'react-admin';

import type { ResourceName } from '../../../domain/records/resources.ts';
import { recordTypes } from '../../../domain/recordTypes.ts';
import { foundBy, useAllRows } from '../allRows.ts';
import { RetryButton } from '../feedback/RetryButton.tsx';
import { useT } from '../texts/useT.ts';
import type { OptionFacts } from './OptionLook.tsx';
import { Picker } from './Picker.tsx';
import { useField, type FieldInputProps } from './useField.tsx';

const useOptions = (reference: string, value: Identifier, typed: string) => {
  const t = useT();
  const represent = useGetRecordRepresentation(reference);
  const field = recordTypes[reference as ResourceName]?.label ?? 'id';
  const list = useAllRows<RaRecord>(reference, {
    sort: { field, order: 'ASC' },
    ofLong: foundBy(typed),
    placeholderData: keepPreviousData,
  });
  const isEmpty = value === '';
  // The chosen row, which may not be among those that the server lists.
  const stored = useReference({ reference, id: value, options: { enabled: !isEmpty } });
  const isPending = list.isPending || list.isPlaceholderData || (!isEmpty && stored.isPending);

  const options = useMemo(
    () => (list.data ?? []).map((row) => ({ id: row.id, label: represent(row) as string, row })),
    [list.data, represent],
  );
  const nameOf = () => {
    if (isEmpty) return undefined;
    const known = options.find(({ id }) => String(id) === String(value));
    if (known) return known.label;
    if (stored.referenceRecord) return represent(stored.referenceRecord) as string;
    return isPending ? undefined : t('common.unknownId', { id: value });
  };
  return {
    options,
    /** The value's name; undefined until known. An unknown one is named by its number. */
    name: nameOf(),
    isPending,
    error: list.error,
    refetch: () => void Promise.all([list.refetch(), stored.refetch()]),
  };
};

interface OptionInputProps extends FieldInputProps {
  reference: string;
  describe?: (row: RaRecord) => OptionFacts;
  /** By what else a record is found, best first. Must be referentially stable. */
  keysOf?: (row: RaRecord) => readonly string[];
  onType?: (text: string) => void;
  /** Those that are less likely come last. Must be referentially stable. */
  isLast?: (row: RaRecord) => boolean;
}

interface Option {
  id: Identifier;
  label: string;
  row?: RaRecord;
}

const labelOf = ({ label }: Option) => label;

/**
 * If the list cannot be loaded, the field says so and keeps the stored value; a stored value
 * missing from the list is shown by its number.
 */
export const OptionInput = ({
  reference,
  describe,
  keysOf,
  onType,
  isLast,
  ...props
}: OptionInputProps) => {
  const t = useT();
  const { field, frame, control } = useField(props);
  const value: Identifier = field.value;
  const [typed, setTyped] = useState('');
  const { options, name, isPending, error, refetch } = useOptions(reference, value, typed);
  const chosen = useMemo<Option | null>(
    () => (name === undefined ? null : { id: value, label: name }),
    [value, name],
  );
  const keys = useCallback(({ row }: Option) => (row && keysOf?.(row)) ?? [], [keysOf]);
  const all = useMemo(() => {
    const known = options.some(({ id }) => String(id) === String(chosen?.id));
    const found: readonly Option[] = chosen && !known ? [chosen, ...options] : options;
    const rank = ({ row }: Option) => Number(row !== undefined && isLast?.(row));
    return isLast ? found.toSorted((a, b) => rank(a) - rank(b)) : found;
  }, [chosen, options, isLast]);
  // A load failure is shown below the field as text, not as an error: it is not the user's mistake.
  const failure = error && (
    <>
      {t('common.options.failed')} <RetryButton error={error} onRetry={refetch} />
    </>
  );
  return (
    <Picker<Option>
      frame={{ ...frame, hint: frame.hint ?? failure }}
      control={{
        ...control,
        onBlur: () => {
          setTyped('');
          control.onBlur?.();
        },
      }}
      chosen={chosen}
      options={all}
      onChoose={(option) => field.onChange(option?.id ?? '')}
      onType={(text) => {
        setTyped(text);
        onType?.(text);
      }}
      keyOf={({ id }) => id}
      labelOf={labelOf}
      keysOf={keys}
      describe={({ row }) => row && describe?.(row)}
      isPending={isPending}
    />
  );
};

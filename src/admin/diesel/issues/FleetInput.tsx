import { useEffect, useId, useMemo, useRef, type ComponentProps } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { foldKey } from '../../../domain/base/fold.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useFieldValidators } from '../../kit/formState/useFieldValidators.ts';
import { OptionInput } from '../../kit/inputs/OptionInput.tsx';
import { TextInput } from '../../kit/inputs/TextInput.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';

/** The names in earlier vouchers, to choose from while typing. */
const useKnown = (typed: keyof DieselIssue, enabled: boolean): readonly string[] => {
  const { data } = useAllRows<DieselIssue>(RESOURCES.dieselIssues, { enabled });
  return useMemo(
    () => [...new Set(data?.flatMap((row) => row[typed] ?? []))].map(String).toSorted(),
    [data, typed],
  );
};

interface FleetInputProps extends Pick<
  ComponentProps<typeof OptionInput>,
  'source' | 'reference' | 'label' | 'describe' | 'keysOf' | 'autoFocus' | 'isRequired'
> {
  /** The field for its name, and what the records of the list call that. */
  typed: 'truck_number' | 'driver_name';
  name: string;
}

/**
 * Where the server lets the user read no list, or it cannot be loaded, the name is typed; what was
 * typed stays until the list turns out to have it.
 */
export const FleetInput = ({ typed, name, ...props }: FleetInputProps) => {
  const t = useT();
  const { source, reference, label, autoFocus, isRequired } = props;
  const { setValue } = useFormContext();
  const { data, error, refetch } = useAllRows<RaRecord>(reference);
  const text: unknown = useWatch({ name: typed });
  const id = data?.find((row) => foldKey(text) !== '' && foldKey(row[name]) === foldKey(text))?.id;
  const isTyped = Boolean(error && !data) || (foldKey(text) !== '' && id === undefined);
  const sought = useRef('');
  useEffect(() => {
    if (isTyped && sought.current !== '') setValue(typed, sought.current);
    sought.current = '';
  }, [isTyped, typed, setValue]);
  useEffect(() => {
    if (id === undefined) return;
    setValue(source, id);
    setValue(typed, '');
  }, [id, source, typed, setValue]);
  const known = useKnown(typed, isTyped);
  const list = useId();
  const validate = { chosen: useFieldValidators(source), typed: useFieldValidators(typed) };
  if (!isTyped) {
    const onType = (part: string) => {
      sought.current = part;
    };
    return <OptionInput {...props} validate={validate.chosen} onType={onType} />;
  }
  return (
    <div>
      <TextInput
        source={typed}
        label={label}
        validate={validate.typed}
        isRequired={isRequired}
        autoFocus={autoFocus}
        // The id is that of another name.
        onChange={() => setValue(source, '')}
        helperText={data ? 'diesel.issue.unlisted' : `diesel.issue.typed.${typed}`}
        list={list}
      />
      <datalist id={list}>
        {known.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      {error && !isApiError(error, 'forbidden') && (
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      )}
    </div>
  );
};

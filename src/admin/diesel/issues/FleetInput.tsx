import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { foldKey } from '../../../domain/base/fold.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { foundBy, useAllRows } from '../../kit/allRows.ts';
import { RetryButton } from '../../kit/feedback/RetryButton.tsx';
import { useFieldValidators } from '../../kit/formState/useFieldValidators.ts';
import { OptionInput } from '../../kit/inputs/OptionInput.tsx';
import { TextInput } from '../../kit/inputs/TextInput.tsx';

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
  'source' | 'reference' | 'label' | 'describe' | 'keysOf' | 'isRequired'
> {
  /** The field for its name, and what the records of the list call that. */
  typed: 'truck_number' | 'driver_name';
  name: string;
}

/** Keeps the focus in a field while another input takes the place of the one that has it. */
const useKeptFocus = (isOther: boolean) => {
  const box = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current) box.current?.querySelector('input')?.focus();
  }, [isOther]);
  return {
    ref: box,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
};

/**
 * Where the server lets the user read no list, or it cannot be loaded, the name is typed; what was
 * typed, also before the list came, stays until the list turns out to have it.
 */
export const FleetInput = ({ typed, name, ...props }: FleetInputProps) => {
  const { source, reference, label, isRequired } = props;
  const { setValue } = useFormContext();
  const text: unknown = useWatch({ name: typed });
  const { data, error, refetch } = useAllRows<RaRecord>(reference, {
    ofLong: foundBy(typeof text === 'string' ? text : ''),
  });
  // The picker has the focus, and the list is still to come.
  const [isSeeking, setSeeking] = useState(false);
  if (isSeeking && error) setSeeking(false);
  const id = data?.find((row) => foldKey(text) !== '' && foldKey(row[name]) === foldKey(text))?.id;
  const isTyped =
    Boolean(error && !data) || (foldKey(text) !== '' && id === undefined && !isSeeking);
  useEffect(() => {
    if (!data || (id === undefined && !isSeeking)) return;
    if (!isSeeking) setValue(source, id);
    setValue(typed, '');
  }, [data, id, isSeeking, source, typed, setValue]);
  const focus = useKeptFocus(isTyped);
  const known = useKnown(typed, isTyped);
  const validate = { chosen: useFieldValidators(source), typed: useFieldValidators(typed) };
  const onType = (part: string) => {
    if (data) return;
    setSeeking(true);
    setValue(typed, part);
  };
  return (
    <div {...focus} onBlurCapture={() => setSeeking(false)}>
      {isTyped ? (
        <>
          <TextInput
            source={typed}
            label={label}
            validate={validate.typed}
            isRequired={isRequired}
            // The id is that of another name.
            onChange={() => setValue(source, '')}
            helperText={
              data
                ? 'diesel.issue.unlisted'
                : error
                  ? `diesel.issue.typed.${typed}`
                  : 'ra.message.loading'
            }
            suggestions={known}
          />
          {error && !isApiError(error, 'forbidden') && (
            <RetryButton error={error} onRetry={refetch} />
          )}
        </>
      ) : (
        <OptionInput {...props} validate={validate.chosen} onType={onType} />
      )}
    </div>
  );
};

import { Autocomplete, Button, TextField } from '@mui/material';
import { useMemo } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import type { Identifier, RaRecord, Validator } from 'react-admin';

import { useT } from '../texts/useT.ts';
import { OptionLook, type OptionFacts } from './OptionLook.tsx';
import { useOptions } from './useOptions.ts';

interface OptionInputProps {
  source: string;
  reference: string;
  label: string;
  validate?: Validator | Validator[];
  /** Whether it takes the focus when the form opens. */
  autoFocus?: boolean;
  /** Facts that help choose between the records, shown with each. */
  describe?: (row: RaRecord) => OptionFacts;
}

interface Option {
  id: Identifier;
  label: string;
  row?: RaRecord;
}

/**
 * A choice from an option list of the API. If the list cannot be loaded, the field says so and keeps the
 * stored value; a stored value missing from the list is shown by its number.
 *
 * It uses the library beneath AutocompleteInput, because that input's creating, grouping and multiple choice
 * would outweigh all other fields of a form.
 */
export const OptionInput = ({
  source,
  reference,
  label,
  validate,
  autoFocus,
  describe,
}: OptionInputProps) => {
  const t = useT();
  const translate = useTranslate();
  const { id, field, fieldState, isRequired } = useInput({ source, validate });
  const value: Identifier = field.value;
  const { options, search, name, isPending, error, refetch } = useOptions(reference, value);
  // Keeps the same object while its content is the same: a new one would undo what is being typed.
  const chosen = useMemo<Option | null>(
    () => (name === undefined ? null : { id: value, label: name }),
    [value, name],
  );
  // A load failure is shown below the field as text, not as an error: it is not the user's mistake.
  const failure = error && (
    <>
      {t('common.options.failed')}{' '}
      <Button size="small" onClick={refetch}>
        {t('common.retry')}
      </Button>
    </>
  );
  return (
    <Autocomplete<Option>
      id={id}
      className={`ra-input ra-input-${source}`}
      value={chosen}
      options={
        chosen && !options.some((option) => isSame(option, chosen)) ? [chosen, ...options] : options
      }
      getOptionKey={(option) => option.id}
      renderOption={({ key, ...item }, { label: name, row }) => (
        <OptionLook key={key} item={item} label={name} facts={row && describe?.(row)} />
      )}
      isOptionEqualToValue={isSame}
      // The source has already searched the rows.
      filterOptions={(found) => found}
      selectOnFocus
      autoHighlight={autoFocus}
      loading={isPending}
      onChange={(_event, option) => field.onChange(option?.id ?? '')}
      onInputChange={(_event, typed, reason) => search(reason === 'input' ? typed : '')}
      onBlur={field.onBlur}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      noOptionsText={t('common.options.none')}
      loadingText={translate('ra.message.loading')}
      renderInput={(props) => (
        <TextField
          {...props}
          name={field.name}
          inputRef={field.ref}
          autoFocus={autoFocus}
          label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={
            (failure || fieldState.invalid) && (
              <InputHelperText error={fieldState.error?.message} helperText={failure} />
            )
          }
        />
      )}
    />
  );
};

const isSame = (option: { id: Identifier }, value: { id: Identifier }) =>
  String(option.id) === String(value.id);

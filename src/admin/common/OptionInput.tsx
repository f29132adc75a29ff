import { Button } from '@mui/material';
import {
  AutocompleteInput,
  ChoicesContextProvider,
  ReferenceInput,
  useChoicesContext,
  useWrappedSource,
} from 'react-admin';
import type { ChoicesContextValue, Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { useT } from './useT.ts';

interface OptionInputProps {
  source: string;
  reference: string;
  /** The field of the option list that names the choice. */
  text: string;
  label: string;
  validate?: Validator;
}

/** As many choices as one list may have (specification section 9). */
const CHOICES = 1000;

/**
 * A choice from an option list of the API. When the list cannot be loaded the field says so and
 * keeps the stored value; a stored value that the list does not know is shown by its number.
 */
export const OptionInput = ({ source, reference, ...input }: OptionInputProps) => (
  <ReferenceInput
    source={source}
    reference={reference}
    perPage={CHOICES}
    sort={{ field: input.text, order: 'ASC' }}
  >
    <OptionChoices source={source} {...input} />
  </ReferenceInput>
);

const OptionChoices = ({ source, text, label, validate }: Omit<OptionInputProps, 'reference'>) => {
  const t = useT();
  const context = useChoicesContext();
  const { error, refetch, allChoices = [], isPending } = context;
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const isEmpty = value === null || value === undefined || value === '';
  const isKnown = allChoices.some(({ id }) => String(id) === String(value));
  const choices =
    isEmpty || isKnown || isPending
      ? allChoices
      : [...allChoices, { id: value as number, [text]: t('common.unknownId', { id: value }) }];
  return (
    // What failed is told below the field in words of ours: it is no mistake of the user.
    <ChoicesContextProvider
      value={
        {
          ...context,
          error: null,
          allChoices: choices,
          availableChoices: choices,
        } as ChoicesContextValue
      }
    >
      <AutocompleteInput
        label={label}
        optionText={text}
        validate={validate}
        helperText={
          error ? (
            <>
              {t('common.options.failed')}{' '}
              <Button size="small" onClick={() => refetch()}>
                {t('common.retry')}
              </Button>
            </>
          ) : (
            false
          )
        }
      />
    </ChoicesContextProvider>
  );
};

import { useTranslate } from 'react-admin';
import type { Validator } from 'react-admin';
import { useWatch, useFormContext } from 'react-hook-form';

import { isArabicField } from '../../../domain/base/formats.ts';
import type { Field, TextField } from '../../../domain/records/field.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useFieldValidators } from '../formState/useFieldValidators.ts';
import { lazyScreen } from '../lazyScreen.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { useAmountTexts } from '../texts/useAmountTexts.ts';
import { DateField } from './DateField.tsx';
import { OptionInput } from './OptionInput.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import { PillsInput } from './PillsInput.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { useField, type FieldInputProps } from './useField.tsx';

interface RecordInputProps extends Pick<
  TextInputProps,
  'source' | 'autoFocus' | 'readOnly' | 'suggestions' | 'onChange'
> {
  /** Besides the field's own checks. */
  validate?: Validator;
}

export const RecordInput = (props: RecordInputProps) => {
  const field = useRecordType().fields[props.source];
  if (!field) throw new Error(`There is no field "${props.source}"`);
  return field.when ? (
    <Conditional {...props} field={field} when={field.when} />
  ) : (
    <KindInput {...props} field={field} />
  );
};

interface KindInputProps extends RecordInputProps {
  field: Field;
}

const Conditional = ({ when, ...props }: KindInputProps & { when: NonNullable<Field['when']> }) => {
  const deciding: unknown = useWatch({ name: when.field });
  return deciding === when.is ? <KindInput {...props} /> : null;
};

const FLAGS = (['true', 'false'] as const).map((value) => ({
  value,
  text: `common.flags.${value}` as const,
}));

const FORMATS = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  trn: { inputMode: 'numeric' },
  website: { type: 'url', placeholder: 'https://' },
} as const;

/** Empty, an Arabic field awaits Arabic, and one for addresses or numbers Latin letters. */
const directionOf = (source: string, { format }: TextField) => {
  if (isArabicField(source)) return 'rtl';
  return format ? 'ltr' : 'auto';
};

const PictureInput = lazyScreen(() => import('./PictureInput.tsx'));

const KindInput = ({ field, validate, readOnly, suggestions, ...props }: KindInputProps) => {
  const { source } = props;
  const { name } = useRecordType();
  const translate = useTranslate();
  const { sign } = useAmountTexts();
  const checks = useFieldValidators(source);
  const common = { ...props, validate: validate ? [...checks, validate] : checks };
  const text = { ...common, readOnly, suggestions };
  switch (field.kind) {
    case 'text':
      if (field.format === 'picture') return <PictureInput source={source} />;
      return (
        <TextInput
          {...text}
          // A column and its input may have different labels.
          label={translate(`resources.${name}.inputs.${source}`, { _: '' }) || undefined}
          helperText={translate(`resources.${name}.hints.${source}`, { _: '' }) || undefined}
          {...(field.format && FORMATS[field.format])}
          dir={directionOf(source, field)}
          rows={field.multiline ? 2 : undefined}
          isWide={field.multiline}
        />
      );
    case 'branch':
      return <TextInput {...text} />;
    case 'integer':
    case 'decimal':
      // As text: a non-number is shown as a mistake instead of being dropped.
      return (
        <TextInput
          {...text}
          label={
            field.unit && field.unit !== 'litres'
              ? `${translate(`resources.${name}.fields.${source}`)} (${sign()})`
              : undefined
          }
          dir="ltr"
          inputMode={field.kind === 'decimal' ? 'decimal' : 'numeric'}
        />
      );
    case 'flag':
      return <PillsInput {...common} options={FLAGS} />;
    case 'select':
      return <OptionsInput {...common} field={field} />;
    case 'day':
    case 'instant':
      return <DayInput {...common} withTime={field.kind === 'instant'} />;
    case 'relationship':
      return (
        <OptionInput
          {...common}
          reference={field.reference}
          label={`resources.${name}.fields.${source}` satisfies string as MessageKey}
        />
      );
  }
};

interface DayInputProps extends FieldInputProps {
  disabled?: boolean;
  readOnly?: boolean;
  /** An instant: stored in UTC, shown in the company's time zone. */
  withTime?: boolean;
}

export const DayInput = ({ disabled, readOnly, withTime, ...props }: DayInputProps) => {
  const { trigger } = useFormContext();
  const { field, frame, control } = useField(props);
  return (
    <DateField
      {...frame}
      control={control}
      value={String(field.value)}
      onChange={(next) => {
        field.onChange(next);
        if (frame.isWrong) void trigger(field.name);
      }}
      withTime={withTime}
      isOff={disabled}
      isReadOnly={readOnly}
      reportsText={frame.isWrong ?? false}
      onLeave={(isDate) => {
        field.onBlur();
        if (!isDate) void trigger(field.name);
      }}
    />
  );
};

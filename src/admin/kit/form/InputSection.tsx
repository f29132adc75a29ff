import { createContext, useContext, type PropsWithChildren } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { AnyRecordType, FieldOf } from '../../../domain/records/recordType.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { RecordInput } from '../inputs/RecordInput.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { FormSection } from './FormSection.tsx';

/** The field that a form in a dialog begins in. */
const FocusContext = createContext<string | undefined>(undefined);
export const FirstFieldProvider = FocusContext.Provider;

interface InputSectionProps<Name extends string> {
  /** The name of its title among the sections in the texts of the record type. */
  title: string;
  sources?: readonly Name[];
}

/**
 * The inputs of some fields under a title; further ones are its children. A section whose fields only
 * other records have is not there.
 */
export const InputSection = <Name extends string = string>({
  title,
  sources = [],
  children,
}: PropsWithChildren<InputSectionProps<Name>>) => {
  const { name, fields } = useRecordType();
  const first = useContext(FocusContext);
  const { control } = useFormContext();
  // No others: what is typed elsewhere draws no section anew.
  const deciding = sources.flatMap((source) => fields[source]?.when?.field ?? []);
  const values = useWatch({ control, name: deciding });
  const present = sources.filter((source) => {
    const when = fields[source]?.when;
    return !when || values[deciding.indexOf(when.field)] === when.is;
  });
  if (present.length === 0 && !children) return null;
  return (
    <FormSection title={`resources.${name}.sections.${title}` satisfies string as MessageKey}>
      {present.map((source) => (
        <RecordInput key={source} source={source} autoFocus={source === first} />
      ))}
      {children}
    </FormSection>
  );
};

/** The inputs of a record type, typed by its declaration: a misspelt field does not compile. */
export const inputsOf = <T extends AnyRecordType>() => ({
  InputSection: InputSection as (
    props: PropsWithChildren<InputSectionProps<FieldOf<T>>>,
  ) => ReturnType<typeof InputSection>,
});

import { createContext, useContext, type PropsWithChildren } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { fieldsOfSection } from '../../../domain/records/sections.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { RecordInput } from '../inputs/RecordInput.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { FormSection } from './FormSection.tsx';

const FocusContext = createContext<string | undefined>(undefined);
export const FirstFieldProvider = FocusContext.Provider;

interface InputSectionProps {
  /** The key of its title among the sections in the record type's texts. */
  title: string;
  /** By default the fields that the declaration gives the section. */
  sources?: readonly string[];
}

/** Hidden if only other records have its fields. */
export const InputSection = ({
  title,
  sources: chosen,
  children,
}: PropsWithChildren<InputSectionProps>) => {
  const type = useRecordType();
  const { name, fields } = type;
  const sources = (chosen ?? fieldsOfSection(type, title)).filter(
    (source) => !fields[source]?.readOnly,
  );
  const first = useContext(FocusContext);
  const { control } = useFormContext();
  // Only these: typing elsewhere must not re-render the section.
  const deciding = sources.flatMap((source) => fields[source]?.when?.field ?? []);
  const values = useWatch({ control, name: deciding });
  const present = sources.filter((source) => {
    const when = fields[source]?.when;
    return !when || values[deciding.indexOf(when.field)] === when.is;
  });
  if (present.length === 0 && !children) return null;
  // The label says it: notes among the notes.
  const isLabel = present.length === 1 && present[0] === title && !children;
  return (
    <FormSection
      title={
        isLabel ? undefined : (`resources.${name}.sections.${title}` satisfies string as MessageKey)
      }
    >
      {present.map((source) => (
        <RecordInput key={source} source={source} autoFocus={source === first} />
      ))}
      {children}
    </FormSection>
  );
};

import { useEffect, type PropsWithChildren } from 'react';
import { useFormContext } from 'react-hook-form';

import { FormSection } from '../admin/kit/form/FormSection.tsx';
import { GuardedForm } from '../admin/kit/form/GuardedForm.tsx';
import { drivers } from '../domain/fleet/drivers.ts';
import type { AnyRecordType } from '../domain/records/recordType.ts';
import { OfRecords } from './OfRecords.tsx';

interface FormOfProps {
  type?: AnyRecordType;
  values?: Record<string, unknown>;
  /** Validates and shows errors at once. */
  isChecked?: boolean;
}

const CheckAtOnce = () => {
  const { trigger } = useFormContext();
  useEffect(() => {
    // The form clears its errors when it loads its values, just after rendering.
    void Promise.resolve().then(() => trigger());
  }, [trigger]);
  return null;
};

/** Holds inputs as in the form of a record type, in two columns if there is room. */
export const FormOf = ({
  type = drivers,
  values,
  isChecked,
  children,
}: PropsWithChildren<FormOfProps>) => (
  <OfRecords type={type}>
    <GuardedForm defaultValues={values} onSubmit={() => undefined}>
      <FormSection>{children}</FormSection>
      {isChecked && <CheckAtOnce />}
    </GuardedForm>
  </OfRecords>
);

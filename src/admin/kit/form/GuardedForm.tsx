import { useEffect, useRef } from 'react';
import { Form, useNotify } from 'react-admin';
import type { FormProps } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FieldError, FieldErrors } from 'react-hook-form';

/**
 * A form that asks before anything typed into it is left. A save that failed tells so itself; here it
 * is told what was wrong before sending, and what the server says of a field that is not in the form.
 */
export const GuardedForm = ({ children, ...props }: FormProps) => (
  <Form {...props} warnWhenUnsavedChanges disableInvalidFormNotification>
    <FormNotices />
    {children}
  </Form>
);

/** As errors that the server sent are marked by react-admin. */
const isOfServer = ({ type }: FieldError) => type === 'server';

const isError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** The errors of fields, each with its name; `root` stands for the whole form. */
const errorsOf = (errors: FieldErrors, path = ''): (readonly [string, FieldError])[] =>
  Object.entries(errors).flatMap(([name, value]) => {
    if (path === '' && name === 'root') return [];
    if (isError(value)) return [[path + name, value] as const];
    return errorsOf((value ?? {}) as FieldErrors, `${path}${name}.`);
  });

const FormNotices = () => {
  const notify = useNotify();
  const { clearErrors, setError } = useFormContext();
  const { errors, submitCount } = useFormState();
  const told = useRef(submitCount);

  useEffect(() => {
    if (submitCount === told.current) return;
    told.current = submitCount;
    const found = errorsOf(errors);
    if (found.some(([, error]) => !isOfServer(error))) {
      notify('ra.message.invalid_form', { type: 'error' });
    }
    const homeless = found.filter(([, error]) => isOfServer(error) && !error.ref);
    if (homeless.length === 0) return;
    // Nothing on the page could ever mend them: left there, they would hold up each further save.
    clearErrors(homeless.map(([name]) => name));
    setError('root', { type: 'server' });
    const words = homeless.map(([name, { message }]) => `${name}: ${message ?? ''}`).join('\n');
    notify(words, { type: 'error', messageArgs: { _: words }, multiLine: true });
  }, [submitCount, errors, notify, clearErrors, setError]);
  return null;
};

import get from 'lodash/get.js';
import { useCallback, useEffect, useRef } from 'react';
import { Form, useNotify } from 'react-admin';
import type { FormProps } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form';

import { LeaveGuard } from './LeaveGuard.tsx';
import type { Leaving } from './leaving.ts';

/**
 * A form that asks before anything typed into it is left. A save that failed tells so itself, and what
 * is wrong stands beside the fields; here it is told what the server says of a field that is not there.
 */
export const GuardedForm = ({ children, ...props }: FormProps) => (
  <Form {...props} disableInvalidFormNotification>
    <Unsaved />
    <HomelessErrors />
    {children}
  </Form>
);

/** The names of all fields that the form calls dirty. */
const pathsIn = (dirty: FieldValues, path = ''): string[] =>
  Object.entries(dirty).flatMap(([name, value]) => {
    if (value === true) return [path + name];
    return typeof value === 'object' && value !== null ? pathsIn(value, `${path}${name}.`) : [];
  });

/** An empty field is as empty as one that was never there. */
const sameEmpty = (value: unknown): unknown => (value === '' ? undefined : (value ?? undefined));

/** Whether a form holds anything that is not stored. */
export const useIsUnsaved = (): (() => boolean) => {
  const { getValues } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  return useCallback(
    () =>
      pathsIn(dirtyFields).some(
        (path) => sameEmpty(getValues(path)) !== sameEmpty(get(defaultValues, path)),
      ),
    [dirtyFields, defaultValues, getValues],
  );
};

const Unsaved = () => {
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const isUnsaved = useIsUnsaved();
  const leaving = useCallback((): Leaving => {
    if (!isUnsaved()) return 'free';
    if (isSubmitting) return 'waits';
    return isSubmitSuccessful ? 'free' : 'loses';
  }, [isSubmitting, isSubmitSuccessful, isUnsaved]);
  return <LeaveGuard leaving={leaving} />;
};

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

const HomelessErrors = () => {
  const notify = useNotify();
  const { clearErrors, setError } = useFormContext();
  const { errors, submitCount } = useFormState();
  const told = useRef(submitCount);

  useEffect(() => {
    if (submitCount === told.current) return;
    told.current = submitCount;
    const homeless = errorsOf(errors).filter(([, error]) => isOfServer(error) && !error.ref);
    if (homeless.length === 0) return;
    // Nothing on the page could ever mend them: left there, they would hold up each further save.
    clearErrors(homeless.map(([name]) => name));
    setError('root', { type: 'server' });
    const words = homeless.map(([name, { message }]) => `${name}: ${message ?? ''}`).join('\n');
    notify(words, { type: 'error', messageArgs: { _: words }, multiLine: true });
  }, [submitCount, errors, notify, clearErrors, setError]);
  return null;
};

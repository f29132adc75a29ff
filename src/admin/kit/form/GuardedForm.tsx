import get from 'lodash/get.js';
import { useCallback, useEffect, useRef, useState, type PropsWithChildren } from 'react';
import { Form, useNotify } from 'react-admin';
import type { FormProps } from 'react-admin';
import { createFormControl, FormProvider, useFormContext, useFormState } from 'react-hook-form';
import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form';

import { LeaveGuard } from './LeaveGuard.tsx';
import type { Leaving } from './leaving.ts';
import { Unprefilled } from './Unprefilled.tsx';

/**
 * A form that asks before discarding typed text. A failed save reports itself, with errors beside the fields;
 * here the form reports server errors on fields it does not have.
 */
export const GuardedForm = ({ children, ...props }: FormProps) => {
  const [formControl] = useState(makeFormControl);
  return (
    <Unprefilled>
      <Form noValidate {...props} formControl={formControl} disableInvalidFormNotification>
        <Steady>
          <Unsaved />
          <UnmatchedErrors />
          {children}
        </Steady>
      </Form>
    </Unprefilled>
  );
};

/**
 * A form gets its initial values when it is created. react-admin resets it to the same values on mount, which
 * would re-render every input, so that second reset is a no-op.
 */
const makeFormControl = () => {
  const { formControl } = createFormControl();
  const given: unknown[] = [];
  const reset: typeof formControl.reset = (values, options) => {
    given.push(values);
    const isRepeated = given.length === 2 && values !== undefined && values === given[0];
    if (!isRepeated) formControl.reset(values, options);
  };
  return { ...formControl, reset };
};

/**
 * Freezes the form context at its first value. The functions in it never change, but its state changes on
 * mount and would re-render every input. For the state, call `useFormState`.
 */
const Steady = ({ children }: PropsWithChildren) => {
  const [form] = useState(useFormContext());
  return <FormProvider {...form}>{children}</FormProvider>;
};

/** The names of all dirty fields. */
const pathsIn = (dirty: FieldValues, path = ''): string[] =>
  Object.entries(dirty).flatMap(([name, value]) => {
    if (value === true) return [path + name];
    return typeof value === 'object' && value !== null ? pathsIn(value, `${path}${name}.`) : [];
  });

/** An empty field equals a missing one. */
const normalizeEmpty = (value: unknown): unknown =>
  value === '' ? undefined : (value ?? undefined);

/** Whether a form has unsaved changes. */
export const useIsUnsaved = (): (() => boolean) => {
  const { getValues } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  return useCallback(
    () =>
      pathsIn(dirtyFields).some(
        (path) => normalizeEmpty(getValues(path)) !== normalizeEmpty(get(defaultValues, path)),
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

/** react-admin marks errors from the server this way. */
const isServerError = ({ type }: FieldError) => type === 'server';

const isError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** The errors of fields, each with its name; `root` is the whole form. */
const errorsOf = (errors: FieldErrors, path = ''): (readonly [string, FieldError])[] =>
  Object.entries(errors).flatMap(([name, value]) => {
    if (path === '' && name === 'root') return [];
    if (isError(value)) return [[path + name, value] as const];
    return errorsOf((value ?? {}) as FieldErrors, `${path}${name}.`);
  });

const UnmatchedErrors = () => {
  const notify = useNotify();
  const { clearErrors, setError } = useFormContext();
  const { errors, submitCount } = useFormState();
  const told = useRef(submitCount);

  useEffect(() => {
    if (submitCount === told.current) return;
    told.current = submitCount;
    const homeless = errorsOf(errors).filter(([, error]) => isServerError(error) && !error.ref);
    if (homeless.length === 0) return;
    // Nothing on the page could fix them: left in place, they would block every further save.
    clearErrors(homeless.map(([name]) => name));
    setError('root', { type: 'server' });
    const words = homeless.map(([name, { message }]) => `${name}: ${message ?? ''}`).join('\n');
    notify(words, { type: 'error', messageArgs: { _: words }, multiLine: true });
  }, [submitCount, errors, notify, clearErrors, setError]);
  return null;
};

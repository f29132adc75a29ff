import get from 'lodash/get.js';
import { useCallback, useEffect, useRef, useState, type PropsWithChildren } from 'react';
import { Form, useSaveContext } from 'react-admin';
import type { FormProps } from 'react-admin';
import { FormProvider, useFormContext, useFormState } from 'react-hook-form';
import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form';

import type { FieldTexts } from '../formState/fieldTexts.ts';
import { createFormBase, type FormBase } from '../formState/formBase.ts';
import type { Leaving } from '../formState/leaving.ts';
import { TheirsProvider } from '../formState/theirs.tsx';
import { UNMATCHED } from './FormFailure.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Unprefilled } from './Unprefilled.tsx';

export interface GuardedFormProps extends FormProps {
  /** Made outside, for a save that needs the values that the user started from. */
  base?: FormBase;
  /** How values are shown; by default as those of the record type. */
  texts?: FieldTexts;
}

/**
 * Asks before discarding typed text, and keeps it when its record is read again. A failed save
 * reports itself beside the fields; `FormFailure` adds the other server errors.
 */
export const GuardedForm = ({ base: given, texts, children, ...props }: GuardedFormProps) => {
  const [own] = useState(createFormBase);
  const base = given ?? own;
  const context = useSaveContext();
  const save = props.onSubmit ?? context?.save;
  const submit: GuardedFormProps['onSubmit'] = async (values: FieldValues) => {
    const errors: unknown = await save?.(values);
    if (!errors) base.saved();
    return errors as object | undefined;
  };
  return (
    <Unprefilled>
      <Form
        noValidate
        {...props}
        onSubmit={submit}
        formControl={base.control}
        disableInvalidFormNotification
      >
        <Steady>
          <TheirsProvider base={base} texts={texts}>
            <Unsaved base={base} />
            <UnmatchedErrors />
            {children}
          </TheirsProvider>
        </Steady>
      </Form>
    </Unprefilled>
  );
};

/**
 * The functions in the form context never change, but its state changes on mount and would
 * re-render every input. For the state, call `useFormState`.
 */
const Steady = ({ children }: PropsWithChildren) => {
  const [form] = useState(useFormContext());
  return <FormProvider {...form}>{children}</FormProvider>;
};

const pathsIn = (dirty: FieldValues, path = ''): string[] =>
  Object.entries(dirty).flatMap(([name, value]) => {
    if (value === true) return [path + name];
    return typeof value === 'object' && value !== null ? pathsIn(value, `${path}${name}.`) : [];
  });

/** An empty field equals a missing one. */
const normalizeEmpty = (value: unknown): unknown =>
  value === '' ? undefined : (value ?? undefined);

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

const Unsaved = ({ base }: { base: FormBase }) => {
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const isUnsaved = useIsUnsaved();
  const leaving = useCallback((): Leaving => {
    if (!isUnsaved() || base.draft.isKept?.()) return 'free';
    if (isSubmitting) return 'waits';
    return isSubmitSuccessful ? 'free' : 'loses';
  }, [base, isSubmitting, isSubmitSuccessful, isUnsaved]);
  return <LeaveGuard leaving={leaving} />;
};

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
  const { clearErrors, setError } = useFormContext();
  const { errors, submitCount } = useFormState();
  const announced = useRef(submitCount);

  useEffect(() => {
    if (submitCount === announced.current) return;
    announced.current = submitCount;
    const homeless = errorsOf(errors).filter(([, { type, ref }]) => type === 'server' && !ref);
    if (homeless.length === 0) return;
    // Nothing on the page could fix them: left in place, they would block every further save.
    clearErrors(homeless.map(([name]) => name));
    const message = homeless.map(([name, error]) => `${name}: ${error.message ?? ''}`).join('\n');
    setError('root', { type: UNMATCHED, message });
  }, [submitCount, errors, clearErrors, setError]);
  return null;
};

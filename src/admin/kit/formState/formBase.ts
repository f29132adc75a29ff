import type { ReactNode } from 'react';
import { createFormControl } from 'react-hook-form';

import { sameValue } from '../../../dataProvider/rows/rows.ts';
import { createListeners } from '../../../domain/base/listeners.ts';
import { pick } from '../../../domain/base/pick.ts';

type Values = Record<string, unknown>;

interface DraftOffers {
  /** In place of the failure of a form that a new version of the app stopped. */
  reload?: ReactNode;
  /** All that is typed would be offered again. */
  isKept?: () => boolean;
}

/** What a form keeps of its state when its record is read again. */
const KEEP = {
  keepFieldsRef: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

/**
 * When the record is read again while the user edits it, changed fields keep what was typed and
 * what the user started from, so that saving still notices what others changed; all other fields
 * follow.
 */
export const createFormBase = () => {
  const { formControl } = createFormControl();
  let start: Values | undefined;
  let theirs: Values = {};
  let resets = 0;
  let isSubmitting = false;
  let isSaved = false;
  let late: (() => void) | undefined;
  let onSaved = () => {};
  const { subscribe, tell } = createListeners();

  const show = (found: Values) => {
    theirs = found;
    tell();
  };

  /** Replaces the form's initial values, but leaves what was typed into some fields. */
  const restart = (next: Values, typed: Values) => {
    start = next;
    formControl.reset(next, KEEP);
    for (const [name, value] of Object.entries(typed)) {
      formControl.setValue(name, value, { shouldDirty: true });
    }
  };

  const changedFrom = (base: Values): Values => {
    const values: Values = formControl.getValues();
    const changed = Object.keys(values).filter((name) => !sameValue(values[name], base[name]));
    return pick(values, changed);
  };

  const follow = (record: Values, options: Parameters<typeof formControl.reset>[1]) => {
    const isSame = start !== undefined && record['id'] === start['id'];
    const edited = isSame && start ? changedFrom(start) : {};
    const open = Object.keys(edited).filter((name) => !sameValue(edited[name], record[name]));
    if (!start || open.length === 0) {
      start = record;
      formControl.reset(record, options);
      if (Object.keys(theirs).length > 0) show({});
      return;
    }
    const changed = open.filter((name) => !sameValue(record[name], start?.[name]));
    restart({ ...record, ...pick(start, open) }, pick(edited, open));
    show(pick(record, changed));
  };

  const reset: typeof formControl.reset = (values, options) => {
    // A reset now would drop the submit while it is checked, or allow a second one while it is sent.
    if (isSubmitting) {
      late = () => reset(values, options);
      return;
    }
    // react-admin applies the initial values again on mount, which would re-render every input.
    resets += 1;
    if (resets === 2 && values !== undefined && values === start) return;
    if (typeof values !== 'object' || options?.keepDefaultValues) {
      formControl.reset(values, options);
    } else follow(values as Values, options);
  };

  const handleSubmit: typeof formControl.handleSubmit = (onValid, onInvalid) => {
    const submit = formControl.handleSubmit(onValid, onInvalid);
    return (event) => {
      const sent: Values = { ...formControl.getValues() };
      isSubmitting = true;
      isSaved = false;
      return submit(event).finally(() => {
        isSubmitting = false;
        // What was just stored is not a change against the values that come late.
        if (isSaved && late) start = { ...start, ...sent };
        late?.();
        late = undefined;
      });
    };
  };

  return {
    control: { ...formControl, reset, handleSubmit },
    start: (): Values => start ?? {},
    edited: (): Values => changedFrom(start ?? {}),
    /** Puts back what was typed on an earlier visit, when the record had the `started` values. */
    restore: (typed: Values, started: Values) => {
      const record = { ...start };
      const others = Object.keys(typed).filter(
        (name) => !sameValue(record[name], started[name]) && !sameValue(record[name], typed[name]),
      );
      restart({ ...record, ...started }, { ...changedFrom(record), ...typed });
      show({ ...theirs, ...pick(record, others) });
    },
    discard: () => {
      formControl.reset(start, { keepFieldsRef: true });
      show({});
    },
    /** Calls back each time the form is saved, even if the form is gone by then. */
    whenSaved: (callback: () => void) => {
      onSaved = callback;
    },
    saved: () => {
      isSaved = true;
      onSaved();
    },
    /** What the draft of this form, where it has one, does about leaving the page. */
    draft: {} as DraftOffers,
    /** What others have stored since in fields that the user changed too. The same object until that changes. */
    theirs: () => theirs,
    subscribe,
    /**
     * The next record is the outcome of this save, not someone else's change, and what saving made
     * of a value, such as emptying it, is no edit.
     */
    stored: (sent: Values, submitted: Values = {}) => {
      start = { ...start, ...sent };
      const values: Values = formControl.getValues();
      for (const [name, value] of Object.entries(sent)) {
        const isUntouched = name in submitted && sameValue(values[name], submitted[name]);
        if (isUntouched && !sameValue(value, submitted[name])) formControl.setValue(name, value);
      }
    },
    /** Shows beside some fields what the server has. */
    notice: (found: object) => show({ ...theirs, ...found }),
    /** The user has seen what the server has in some fields, and takes it for those that are `taken`. */
    settle: (found: object, taken: object) => {
      const next = { ...start, ...found };
      const typed = { ...changedFrom(next) };
      for (const name of Object.keys(taken)) delete typed[name];
      restart(next, typed);
      show(Object.fromEntries(Object.entries(theirs).filter(([name]) => !(name in found))));
    },
  };
};

export type FormBase = ReturnType<typeof createFormBase>;

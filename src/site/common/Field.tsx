import type { InputHTMLAttributes, ReactNode } from 'react';

import { siteMessages } from '../../i18n/siteMessages.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
  /** A text area with this many rows. */
  rows?: number;
  children?: ReactNode;
}

/** What is typed counts letter by letter, as in an email address. */
export const EXACT = { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;

/** The form's script fills in the error. */
export const Field = ({
  name,
  label,
  hint,
  rows,
  children,
  required = true,
  ...input
}: FieldProps) => {
  const described = hint === undefined ? undefined : `${name}-hint`;
  const shared = { id: name, name, required, 'aria-describedby': described };
  return (
    <div className="field">
      <label className="small" htmlFor={name}>
        {label}
        {!required && <small className="soft"> ({siteMessages().contactForm.optional})</small>}
      </label>
      <div className="frame">
        {rows === undefined ? (
          <input {...input} {...shared} />
        ) : (
          <textarea {...shared} dir="auto" rows={rows} />
        )}
        {children}
      </div>
      {hint !== undefined && (
        <p className="hint soft" id={described}>
          {hint}
        </p>
      )}
      <p className="problem" id={`${name}-problem`} hidden />
    </div>
  );
};

import { Suspense, useState, type PropsWithChildren, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { Failure } from '../feedback/Failure.tsx';
import { useFailureText } from '../feedback/useFailure.ts';
import { useFormBase } from '../formState/theirs.tsx';
import { lazyExtra } from '../lazyScreen.ts';
import { useT } from '../texts/useT.ts';
import { Button } from '../ui/Button.tsx';
import { asksToWait } from '../ui/useRetryWait.ts';

const HoldSave = lazyExtra(() => import('./HoldSave.tsx'));

/** The type of a form's root error that holds the server's errors on fields the form does not have. */
export const UNMATCHED = 'unmatched';

/**
 * Stands right above the form's buttons. `children` say why the last save failed; added are the
 * server's errors on fields that the form does not have.
 */
export const FormFailure = ({ children }: PropsWithChildren) => {
  const root = useFormState().errors.root;
  const unmatched = root?.type === UNMATCHED ? root.message : undefined;
  if (!children && !unmatched) return null;
  return (
    <Failure>
      {children}
      {unmatched?.split('\n').map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </Failure>
  );
};

/** Keeps the form from being sent for as long as the server asks to wait. */
export const Held = ({ error }: { error: unknown }) =>
  asksToWait(error) ? (
    <Suspense>
      <HoldSave error={error} />
    </Suspense>
  ) : null;

interface SaidProps {
  text: string;
  error: unknown;
}

const Said = ({ text, error }: SaidProps) => {
  const t = useT();
  const base = useFormBase();
  const isOutdated = isApiError(error, 'outdated');
  if (isOutdated && base?.draft.reload) return base.draft.reload;
  return (
    <>
      {text}{' '}
      {isOutdated && (
        <Button onClick={() => window.location.reload()}>{t('shell.screens.error.reload')}</Button>
      )}
      <Held error={error} />
    </>
  );
};

export const useFormFailure = () => {
  const failureText = useFailureText();
  const [failure, show] = useState<ReactNode>();
  return {
    failure,
    show,
    clear: () => show(undefined),
    fail: (...[failed, error]: Parameters<typeof failureText>) => {
      if (isApiError(error, 'unauthorized', 'aborted')) return;
      show(<Said text={failureText(failed, error)} error={error} />);
    },
  };
};

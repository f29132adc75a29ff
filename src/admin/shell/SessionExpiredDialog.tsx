import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { isApiError } from '../../dataProvider/apiError.ts';
import { homeOf } from '../../domain/access/access.ts';
import { inTime } from '../../i18n/inTime.ts';
import { session } from '../../session/index.ts';
import type { SessionUser } from '../../session/parseSession.ts';
import { SIGN_OUT_PATH } from '../../session/returnPath.ts';
import { needsCode } from '../../session/secondFactor.ts';
import { authApi } from '../../session/signIn.ts';
import { signInFailure } from '../../session/signInFailure.ts';
import { controlOf, Field } from '../kit/inputs/Field.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Dialog, DialogForm } from '../kit/ui/Dialog.tsx';

type Problem = 'wrong' | 'busy' | 'failed' | 'missing' | 'codeMissing' | 'codeWrong';

const problemOf = (error: unknown): Problem => {
  if (isApiError(error, 'tooMany') && error.retryAfter) return 'busy';
  return signInFailure(error) === 'credentials' ? 'wrong' : 'failed';
};

/** Anyone else starts afresh on their own start page. */
const renewSession = async (
  { id, email }: SessionUser,
  password: string,
  code?: string,
): Promise<void> => {
  const next = await authApi.signIn({ email, password, code });
  if (next.user.id === id) session.start(next);
  else session.giveWayTo(next, homeOf(next.user.role));
};

interface SessionExpiredDialogProps {
  user: SessionUser;
  signInAgain?: (password: string, code?: string) => Promise<void>;
}

export const SessionExpiredDialog = (props: SessionExpiredDialogProps) => {
  const { user, signInAgain = (...proof) => renewSession(user, ...proof) } = props;
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const asked = isApiError(failure) ? (failure.retryAfter ?? 0) : 0;
  /** Undefined until the server asks for it. */
  const [code, setCode] = useState<string>();
  /** The password with which it asked. */
  const [proven, setProven] = useState<string>();
  const emailId = useId();
  const said = problem && (
    <span role="alert">{t(`expired.${problem}`, { when: inTime(asked) })}</span>
  );
  const isOfCode = problem === 'codeMissing' || problem === 'codeWrong';
  const frame = {
    id: useId(),
    label: t('expired.password'),
    hint: isOfCode ? undefined : said,
    isWrong: problem !== undefined && !isOfCode,
  };
  const codeFrame = {
    id: useId(),
    label: t('expired.code'),
    hint: isOfCode ? said : t('expired.codeHint'),
    isWrong: isOfCode,
  };

  const submit = async () => {
    if (isBusy) return;
    if (!password) return setProblem('missing');
    if (code === '') return setProblem('codeMissing');
    setBusy(true);
    setProblem(undefined);
    try {
      await signInAgain(password, code);
      if (session.get()?.token) await queryClient.invalidateQueries();
    } catch (error) {
      setFailure(error);
      if (!needsCode(error, password === proven)) return setProblem(problemOf(error));
      setProven(password);
      if (code === undefined) setCode('');
      else setProblem('codeWrong');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog title={t('expired.title')} about={t('expired.text')} isCover>
      <DialogForm
        onSubmit={() => void submit()}
        onCancel={() => void navigate(SIGN_OUT_PATH)}
        cancel={t('expired.signOut')}
        submit={t(isBusy ? 'expired.submitting' : 'expired.submit')}
        canSubmit={!isBusy}
        error={failure}
      >
        <Field id={emailId} label={t('expired.email')}>
          <input id={emailId} value={user.email} autoComplete="username" readOnly />
        </Field>
        <Field {...frame}>
          <input
            {...controlOf(frame)}
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            data-first
          />
        </Field>
        {code !== undefined && (
          <Field {...codeFrame}>
            <input
              {...controlOf(codeFrame)}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoComplete="one-time-code"
              dir="ltr"
              // The password before it was right.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </Field>
        )}
      </DialogForm>
    </Dialog>
  );
};

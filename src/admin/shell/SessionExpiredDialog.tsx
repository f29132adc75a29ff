import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { homeOf } from '../../domain/access/access.ts';
import { authApi, session } from '../../session/index.ts';
import type { SessionUser } from '../../session/parseSession.ts';
import { SIGN_OUT_PATH } from '../../session/returnPath.ts';
import { signInFailure } from '../../session/signInFailure.ts';
import { controlOf, Field } from '../kit/inputs/Field.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Dialog, DialogForm } from '../kit/ui/Dialog.tsx';

type Problem = 'wrong' | 'failed' | 'missing';

const problemOf = (error: unknown): Problem =>
  signInFailure(error) === 'credentials' ? 'wrong' : 'failed';

/** Signs the same user in again; anyone else starts afresh on their own start page. */
const renewSession = async ({ id, email }: SessionUser, password: string): Promise<void> => {
  const next = await authApi.signIn({ email, password });
  if (next.user.id === id) session.start(next);
  else session.giveWayTo(next, homeOf(next.user.role));
};

interface SessionExpiredDialogProps {
  user: SessionUser;
  signInAgain?: (password: string) => Promise<void>;
}

/** Asks for the password over the page, which keeps everything typed into it. */
export const SessionExpiredDialog = (props: SessionExpiredDialogProps) => {
  const { user, signInAgain = (password) => renewSession(user, password) } = props;
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const emailId = useId();
  const frame = {
    id: useId(),
    label: t('shell.screens.expired.password'),
    hint: problem && <span role="alert">{t(`shell.screens.expired.${problem}`)}</span>,
    isWrong: problem !== undefined,
  };

  const submit = async () => {
    if (isBusy) return;
    if (!password) return setProblem('missing');
    setBusy(true);
    setProblem(undefined);
    try {
      await signInAgain(password);
      if (session.get()?.token) await queryClient.invalidateQueries();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('shell.screens.expired.title')}
      about={t('shell.screens.expired.text')}
      isCover
    >
      <DialogForm
        onSubmit={() => void submit()}
        onCancel={() => void navigate(SIGN_OUT_PATH)}
        cancel={t('shell.screens.expired.signOut')}
        submit={t(isBusy ? 'shell.screens.expired.submitting' : 'shell.screens.expired.submit')}
        canSubmit={!isBusy}
      >
        <Field id={emailId} label={t('shell.screens.expired.email')}>
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
      </DialogForm>
    </Dialog>
  );
};

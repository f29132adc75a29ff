import { useRef, useState } from 'react';

import { authApi, session } from '../../session/index.ts';
import { signInFailure, type SignInFailure } from '../../session/signInFailure.ts';
import { leaveWelcome } from '../../session/welcome.ts';
import { checkCredentials, type LoginProblems } from './checkCredentials.ts';
import { signedInTarget } from './signedInTarget.ts';

interface SignInState {
  sending: boolean;
  problems: LoginProblems;
  failure: SignInFailure | null;
}

const READY: SignInState = { sending: false, problems: {}, failure: null };

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Signs in with what the form holds and leaves for the areas; after a failure the form stays. */
export const useSignIn = () => {
  const [state, setState] = useState(READY);
  // Two events can come before the first of them has disabled the button.
  const busy = useRef(false);

  const send = async (email: string, password: string, keep: boolean) => {
    busy.current = true;
    setState({ ...READY, sending: true });
    try {
      session.start(await authApi.signIn({ email, password }), { keep });
    } catch (error) {
      busy.current = false;
      setState({ ...READY, failure: signInFailure(error) });
      return;
    }
    leaveWelcome();
    session.open(signedInTarget(window.location.search) ?? '/');
  };

  return {
    ...state,
    /** Gives back what has to be corrected first. */
    submit: (form: FormData): LoginProblems => {
      if (busy.current) return {};
      const email = textOf(form, 'email').trim();
      const password = textOf(form, 'password');
      const problems = checkCredentials(email, password);
      if (problems.email || problems.password) setState({ ...READY, problems });
      else void send(email, password, form.has('keep'));
      return problems;
    },
    /** A field that is being corrected is not called wrong any more. */
    clearProblem: (field: keyof LoginProblems) => {
      setState((now) =>
        now.problems[field] ? { ...now, problems: { ...now.problems, [field]: undefined } } : now,
      );
    },
  };
};

import { signedNonce } from '../../domain/people/signedNonce.ts';
import type { Session } from '../../session/parseSession.ts';
import { authApi } from '../../session/signIn.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

interface GoogleId {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
  }) => void;
  renderButton: (place: HTMLElement, options: { theme: string; size: string }) => void;
  prompt: () => void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Google’s script did not load.'));
    });
    document.head.append(script);
  });

const loadGoogle = async (): Promise<GoogleId> => {
  if (!window.google?.accounts?.id) await loadScript();
  const id = window.google?.accounts?.id;
  if (!id) throw new Error('Google’s script is not what it was.');
  return id;
};

interface Asking {
  clientId: string;
  place: HTMLElement;
  onSession: (session: Session) => void;
  onRefused: () => void;
}

/** Rejects if Google cannot be reached. */
export const askGoogle = async ({
  clientId,
  place,
  onSession,
  onRefused,
}: Asking): Promise<void> => {
  const id = await loadGoogle();
  const secret = crypto.randomUUID();
  id.initialize({
    client_id: clientId,
    nonce: await signedNonce(secret),
    callback: ({ credential }) => {
      if (credential === undefined) onRefused();
      else authApi.signInWithGoogle(credential, secret).then(onSession, onRefused);
    },
  });
  id.renderButton(place, { theme: 'outline', size: 'large' });
  id.prompt();
};

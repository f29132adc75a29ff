interface Policy {
  createHTML: (html: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

/** TypeScript does not know them yet, nor do all browsers. */
interface TrustedTypes {
  trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown };
}

type Sanitizer = (html: string) => string;

let sanitizer: Sanitizer | undefined;

/** Before this call no text becomes HTML. */
export const allowHtml = (sanitize: Sanitizer): void => {
  sanitizer = sanitize;
};

/** The browser refuses what the policy answers with null. */
export const guardSinks = (): void => {
  const { trustedTypes } = window as TrustedTypes;
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => sanitizer?.(html) ?? null,
    // Workers of our own.
    createScriptURL: (address) =>
      new URL(address, window.location.href).origin === window.location.origin ? address : null,
  });
};

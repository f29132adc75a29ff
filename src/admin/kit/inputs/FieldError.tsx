import { ValidationError } from 'react-admin';

import { useT } from '../texts/useT.ts';

/** How react-admin passes on a message with its arguments. */
const WITH_ARGUMENTS = '@@react-admin@@';

/** The address of the record that the error names, if any. */
const pathIn = (error: string): string | undefined =>
  error.startsWith(WITH_ARGUMENTS)
    ? (JSON.parse(error.slice(WITH_ARGUMENTS.length)) as { args?: { path?: string } }).args?.path
    : undefined;

/** A record that it names opens in a new tab, so that nothing typed is lost. */
export const FieldError = ({ error }: { error: string }) => {
  const t = useT();
  const path = pathIn(error);
  return (
    <>
      <span>
        <ValidationError error={error} />
      </span>
      {path && (
        <>
          {' · '}
          <a href={path} target="_blank" rel="noopener">
            {t('common.open')}
          </a>
        </>
      )}
    </>
  );
};

import type { PropsWithChildren } from 'react';

import type { MessageKey } from '../../../i18n/messages.ts';
import { useT } from '../texts/useT.ts';

import styles from './Form.module.css';

export const FormSection = ({ title, children }: PropsWithChildren<{ title?: MessageKey }>) => {
  const t = useT();
  return (
    <fieldset className={styles['section']}>
      {title ? <legend>{t(title)}</legend> : null}
      <div className="halves">{children}</div>
    </fieldset>
  );
};

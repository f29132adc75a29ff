import type { PropsWithChildren, ReactNode } from 'react';

import { useDocumentTitle } from '../useDocumentTitle.ts';

import styles from './StateScreen.module.css';

interface StateScreenProps {
  title: string;
  /** The browser tab's title, if the heading does not suit. */
  documentTitle?: string;
  icon: ReactNode;
  actions?: ReactNode;
}

/** A screen with its own heading that explains the situation instead of showing content. */
export const StateScreen = (props: PropsWithChildren<StateScreenProps>) => {
  const { title, documentTitle = title, icon, actions, children } = props;
  useDocumentTitle(documentTitle);
  return (
    <div className={styles.screen} data-own-heading>
      <div className={styles.road} aria-hidden="true">
        {icon}
      </div>
      <h1>{title}</h1>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
};

import type { PropsWithChildren, ReactNode } from 'react';

import { useDocumentTitle } from '../useDocumentTitle.ts';

import styles from './StateScreen.module.css';

interface StateScreenProps {
  title: string;
  documentTitle?: string;
  icon: ReactNode;
  actions?: ReactNode;
}

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
      {actions ? <div className="row above">{actions}</div> : null}
    </div>
  );
};

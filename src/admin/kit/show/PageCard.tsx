import { useId, type ComponentProps, type PropsWithChildren, type ReactNode } from 'react';

import type { MessageKey } from '../../../i18n/messages.ts';
import { useT } from '../texts/useT.ts';

import styles from './Card.module.css';

interface PageCardProps {
  title?: MessageKey;
  args?: Record<string, unknown>;
  about?: MessageKey;
  anchor?: string;
  action?: ReactNode;
}

export const PageCard = ({
  title,
  args,
  about,
  anchor,
  action,
  children,
}: PropsWithChildren<PageCardProps>) => {
  const t = useT();
  const id = useId();
  if (!title) return <div className={styles.card}>{children}</div>;
  return (
    <section id={anchor} className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t(title, args)}</h2>
        {action}
      </div>
      {about && <p className={styles.about}>{t(about)}</p>}
      {children}
    </section>
  );
};

export const PageCardActions = ({ children }: PropsWithChildren) => (
  <div className="row above">{children}</div>
);

export const PageCardRows = ({ children }: PropsWithChildren) => (
  <ul className="rows">{children}</ul>
);

/** A section's placeholder when it has nothing to show. */
export const EmptyNote = (props: ComponentProps<'p'>) => <p className="soft" {...props} />;

import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import styles from './Button.module.css';

interface Look {
  look?: 'text' | 'quiet' | 'outlined' | 'contained';
  /** Destructive: red. */
  tone?: 'bad';
}

export const Button = ({ look, tone, ...props }: Look & ComponentProps<'button'>) => (
  <button type="button" className={styles.button} data-look={look} data-tone={tone} {...props} />
);

export const ButtonLink = ({ look, tone, ...props }: Look & ComponentProps<typeof Link>) => (
  <Link className={styles.button} data-look={look} data-tone={tone} {...props} />
);

/** Like ButtonLink, but does a full page load, or leaves the app. */
export const PageLink = ({ look, tone, ...props }: Look & ComponentProps<'a'>) => (
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  <a className={styles.button} data-look={look} data-tone={tone} {...props} />
);

interface IconButtonProps extends ComponentProps<'button'> {
  /** Read aloud, and shown on hover. */
  label: string;
}

export const IconButton = ({ label, ...props }: IconButtonProps) => (
  <button
    type="button"
    className={styles.button}
    data-look="icon"
    aria-label={label}
    data-tip={label}
    {...props}
  />
);

import { Link, type LinkProps } from 'react-router-dom';

import styles from './fields.module.css';

/** A link to another record in the colour of the text around it, so that a table of them stays calm. */
export const PlainLink = (props: LinkProps) => <Link className={styles.plain} {...props} />;

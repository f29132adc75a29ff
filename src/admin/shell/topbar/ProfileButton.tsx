import { useState } from 'react';
import { Link } from 'react-router-dom';

import { profilePathOf } from '../../../domain/access/menu.ts';
import { initialsOf, pictureAddress } from '../../kit/files/pictureAddress.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useSession } from '../../kit/useSession.ts';

import styles from './TopBar.module.css';

interface FaceProps {
  name: string;
  picture: string | undefined;
}

/** A user's picture, or the initials. */
const Face = ({ name, picture }: FaceProps) => {
  const [broken, setBroken] = useState<string>();
  return picture && picture !== broken ? (
    <img
      className={styles.face}
      src={picture}
      alt=""
      width={34}
      height={34}
      onError={() => setBroken(picture)}
    />
  ) : (
    <span className={styles.face}>{initialsOf(name)}</span>
  );
};

/** The signed-in user's picture; links to the profile. */
export const ProfileButton = () => {
  const t = useT();
  const user = useSession()?.user;
  if (!user) return null;
  const label = t('shell.topBar.profile', { name: user.name });
  return (
    <Link className={styles.profile} to={profilePathOf(user.role)} title={label}>
      {/* Its accessible name includes the initials, because voice-control users say what they see. */}
      <Face name={user.name} picture={pictureAddress(user.avatar)} />
      <span className={styles.hidden}> {label}</span>
    </Link>
  );
};

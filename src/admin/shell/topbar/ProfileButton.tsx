import { Avatar, ButtonBase, styled } from '@mui/material';
import { Link } from 'react-router-dom';

import { profilePathOf } from '../../../domain/access/menu.ts';
import { initialsOf, pictureAddress } from '../../kit/files/pictureAddress.ts';
import { TOUCH, TOUCH_TARGET } from '../../kit/look/theme/scales.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useSession } from '../../kit/useSession.ts';

const Target = styled(ButtonBase)({
  borderRadius: '50%',
  inlineSize: 36,
  blockSize: 36,
  [TOUCH]: { inlineSize: TOUCH_TARGET, blockSize: TOUCH_TARGET },
}) as typeof ButtonBase;

const Face = styled(Avatar)(({ theme }) => ({
  inlineSize: 34,
  blockSize: 34,
  fontSize: '0.8125rem',
  fontWeight: 600,
  letterSpacing: '0.02em',
  color: theme.palette.primary.main,
  backgroundColor: theme.palette.action.selected,
}));

/** The signed-in user's face; leads to the profile. */
export const ProfileButton = () => {
  const t = useT();
  const user = useSession()?.user;
  if (!user) return null;
  const label = t('shell.topBar.profile', { name: user.name });
  return (
    <Target component={Link} to={profilePathOf(user.role)} aria-label={label} title={label}>
      <Face src={pictureAddress(user.avatar)} alt="">
        {initialsOf(user.name)}
      </Face>
    </Target>
  );
};

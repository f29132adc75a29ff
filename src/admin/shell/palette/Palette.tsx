import { Dialog } from '@mui/material';

import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { PaletteBox } from './PaletteBox.tsx';

/** Finds everything this user can open or do, by typing. */
const Palette = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t('palette.title'),
          'aria-labelledby': undefined,
          sx: isPhone
            ? {}
            : { marginBlockStart: '12dvh', blockSize: 'min(30rem, 76dvh)', overflow: 'hidden' },
        },
      }}
    >
      <PaletteBox onClose={onClose} />
    </Dialog>
  );
};

export default Palette;

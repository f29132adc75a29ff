import { createPortal } from 'react-dom';

import { useT } from '../../kit/texts/useT.ts';
import { useModalDialog } from '../../kit/ui/useModalDialog.ts';
import { PaletteBox, type PaletteBoxProps } from './PaletteBox.tsx';

import styles from './palette.module.css';

const Palette = (props: PaletteBoxProps) => {
  const { onClose } = props;
  const t = useT();
  const modal = useModalDialog(onClose);
  return createPortal(
    // Escape closes it as well; a click outside is for the pointer only.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      className={styles.palette}
      aria-label={t('palette.title')}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <PaletteBox {...props} />
    </dialog>,
    document.body,
  );
};

export default Palette;

import { BrandMark } from '../look/BrandMark.tsx';
import { useT } from '../texts/useT.ts';

import styles from './StateScreen.module.css';

interface LoadingScreenProps {
  /** False inside the layout, where only the content is loading. */
  isFullScreen?: boolean;
}

export const LoadingScreen = ({ isFullScreen = true }: LoadingScreenProps) => {
  const t = useT();
  return (
    <output className={styles.loading} data-full-screen={isFullScreen || undefined}>
      <BrandMark size={40} />
      {t('shell.loading')}
    </output>
  );
};

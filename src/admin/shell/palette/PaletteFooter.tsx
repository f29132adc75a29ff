import { listOf } from '../../../domain/base/formats.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useIsPhone } from '../../kit/useIsPhone.ts';

import styles from './palette.module.css';

interface PaletteFootProps {
  /** Absent before anything is typed. */
  found: number | undefined;
  isLoading: boolean;
  failed: readonly string[];
  onClose: () => void;
}

const KEYS = [
  ['↑↓', 'move'],
  ['↵', 'open'],
  ['Esc', 'close'],
] as const;

/** The number of results, what could not be searched, and the available keys. */
export const PaletteFooter = ({ found, isLoading, failed, onClose }: PaletteFootProps) => {
  const t = useT();
  const words = useWords();
  const isPhone = useIsPhone();
  const lists = listOf(failed.map((resource) => words.records(resource)));
  const told = () => {
    if (lists) return t('palette.failed', { lists });
    if (isLoading) return t('palette.loading');
    return found === undefined ? '' : t('palette.found', { smart_count: found });
  };
  return (
    <div className={styles.foot}>
      <output>{told()}</output>
      {isPhone ? (
        <Button onClick={onClose}>{t('common.close')}</Button>
      ) : (
        KEYS.map(([keys, name]) => (
          <span key={name} aria-hidden>
            <kbd>{keys}</kbd>
            {t(`palette.keys.${name}`)}
          </span>
        ))
      )}
    </div>
  );
};

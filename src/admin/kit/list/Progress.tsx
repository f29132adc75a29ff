import { showCount } from '../../../domain/base/formats.ts';
import { useT } from '../texts/useT.ts';

interface ProgressProps {
  label: string;
  done: number;
  total: number;
}

export const Progress = ({ label, done, total }: ProgressProps) => {
  const t = useT();
  const words = { done: showCount(done), total: showCount(total) };
  return (
    <>
      <progress value={total > 0 ? done / total : undefined} aria-label={label} />
      <output>{t('common.list.progress', words)}</output>
    </>
  );
};

import { useT } from '../../../kit/texts/useT.ts';

export type NoPreview = 'notShown' | 'broken' | 'locked';

export const Loading = () => {
  const t = useT();
  return (
    <div
      role="status"
      className="loading"
      aria-label={t('resources.fleet/documents.preview.loading')}
    />
  );
};

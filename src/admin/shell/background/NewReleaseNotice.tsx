import { useEffect, useState } from 'react';

import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { lookHourly } from '../../release/lookHourly.ts';
import { useRelease } from '../../release/useNewRelease.ts';

import styles from './NewReleaseNotice.module.css';

export const NewReleaseNotice = () => {
  const t = useT();
  const { newer, refetch } = useRelease();
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => lookHourly(() => void refetch(), document), [refetch]);
  if (!newer || newer.script === dismissed) return null;
  const isOther = newer.version !== import.meta.env.VITE_VERSION;
  return (
    <div role="status" className={styles.notice}>
      <span>
        {t(isOther ? 'release.ready' : 'release.readySame', { version: newer.version })}{' '}
        {t('release.readyHint')}
      </span>
      <span className={styles.actions}>
        <Button onClick={() => setDismissed(newer.script)}>{t('release.later')}</Button>
        <Button onClick={() => window.location.reload()}>{t('release.reload')}</Button>
      </span>
    </div>
  );
};

import { Alert, Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';

import { useT } from '../../kit/texts/useT.ts';
import { lookHourly } from '../../release/lookHourly.ts';
import { useRelease } from '../../release/useNewRelease.ts';

/** Says that a newer build is ready. The browser asks before a reload would lose something typed. */
export const NewReleaseNotice = () => {
  const t = useT();
  const { newer, refetch } = useRelease();
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => lookHourly(() => void refetch(), document), [refetch]);
  if (!newer || newer.script === dismissed) return null;
  const isOther = newer.version !== import.meta.env.VITE_VERSION;
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ marginBlockStart: 6 }}
    >
      <Alert
        severity="info"
        role="status"
        action={
          <>
            <Button color="inherit" size="small" onClick={() => setDismissed(newer.script)}>
              {t('release.later')}
            </Button>
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              {t('release.reload')}
            </Button>
          </>
        }
      >
        {t(isOther ? 'release.ready' : 'release.readySame', { version: newer.version })}{' '}
        {t('release.readyHint')}
      </Alert>
    </Snackbar>
  );
};

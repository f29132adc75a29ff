import { Alert, Button, styled } from '@mui/material';
import { useNotify } from 'react-admin';
import { renderSVG } from 'uqr';

import type { TwoFactorSetup } from '../../../../domain/settings/twoFactor.ts';
import { saveBlob } from '../../../kit/files/saveBlob.ts';
import { useT } from '../../../kit/texts/useT.ts';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  marginBlockStart: theme.spacing(2),
  '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 0.5) },
  '& p': { margin: theme.spacing(0, 0, 1) },
  // Black on white: that is what cameras read.
  '& img': { inlineSize: 180, blockSize: 180, backgroundColor: '#fff', borderRadius: 8 },
  '& code': { fontSize: '0.9375rem', letterSpacing: '0.05em', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Codes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: theme.spacing(0.5),
  margin: theme.spacing(0, 0, 1),
  padding: 0,
  listStyle: 'none',
}));

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** What an authenticator app needs, and the codes for the day when the phone is lost. */
const TwoFactorSetupPanel = ({ setup }: { setup: TwoFactorSetup }) => {
  const t = useT();
  const notify = useNotify();
  const { secret, address, recoveryCodes } = setup;
  if (!secret && !address && recoveryCodes.length === 0) return null;
  const all = recoveryCodes.join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(all).then(
      () => notify('settings.security.twoFactor.copied'),
      () => notify('settings.security.twoFactor.notCopied', { type: 'warning' }),
    );
  return (
    <>
      <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
        {t('settings.security.twoFactor.once')}
      </Alert>
      <Panel>
        {address && (
          <img
            src={dataUrl(renderSVG(address, { border: 2 }))}
            alt={t('settings.security.twoFactor.qr')}
          />
        )}
        <div>
          {(address ?? secret) && (
            <>
              <h3>{t('settings.security.twoFactor.scan')}</h3>
              {secret && (
                <p>
                  {t('settings.security.twoFactor.secret')} <code>{secret}</code>
                </p>
              )}
            </>
          )}
          {recoveryCodes.length > 0 && (
            <>
              <h3>{t('settings.security.twoFactor.codes')}</h3>
              <Codes>
                {recoveryCodes.map((code) => (
                  <li key={code}>
                    <code>{code}</code>
                  </li>
                ))}
              </Codes>
              <Button size="small" onClick={copy}>
                {t('settings.security.twoFactor.copy')}
              </Button>
              <Button
                size="small"
                onClick={() =>
                  saveBlob('recovery-codes.txt', new Blob([all, '\n'], { type: 'text/plain' }))
                }
              >
                {t('settings.security.twoFactor.save')}
              </Button>
            </>
          )}
        </div>
      </Panel>
    </>
  );
};

export default TwoFactorSetupPanel;

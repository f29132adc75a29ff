import { Alert, styled } from '@mui/material';
import { Download as DownloadIcon } from 'lucide-react';

import { saveBlob } from '../kit/files/saveBlob.ts';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';
import { CopyButton } from '../kit/ui/CopyButton.tsx';

const Panel = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  '& h3': { ...theme.typography.subtitle1, fontWeight: 600, margin: theme.spacing(2, 0, 0.5) },
  '& p': { margin: theme.spacing(0, 0, 1.5), color: theme.palette.text.secondary },
}));

const Codes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: theme.spacing(1, 2),
  margin: theme.spacing(0, 0, 2),
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
  listStyle: 'none',
  '& code': { fontSize: '0.9375rem', letterSpacing: '0.05em' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes for a lost phone, shown until dismissed. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const t = useT();
  const all = codes.join('\n');
  const save = () => saveBlob('recovery-codes.txt', new Blob([all, '\n'], { type: 'text/plain' }));
  return (
    <Panel>
      <Alert severity="success">{t('settings.security.twoFactor.enabled')}</Alert>
      <h3>{t('settings.security.twoFactor.codes')}</h3>
      <p>{t('settings.security.twoFactor.codesAbout')}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Actions>
        <CopyButton text={all} />
        <Button look="outlined" onClick={save}>
          <DownloadIcon aria-hidden="true" />
          {t('settings.security.twoFactor.download')}
        </Button>
        <Button onClick={onDone}>{t('settings.security.twoFactor.done')}</Button>
      </Actions>
    </Panel>
  );
};

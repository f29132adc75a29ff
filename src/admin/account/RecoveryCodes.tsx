import { Download as DownloadIcon, Printer as PrintIcon } from 'lucide-react';

import { saveBlob } from '../kit/files/saveBlob.ts';
import { PageCardActions } from '../kit/show/PageCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { CopyButton } from '../kit/ui/CopyButton.tsx';

import styles from './twoFactor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** For a lost phone; shown until dismissed. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const t = useT();
  const all = codes.join('\n');
  const save = () => saveBlob('recovery-codes.txt', new Blob([all, '\n'], { type: 'text/plain' }));
  return (
    <div className={styles.recovery}>
      <Alert tone="good">{t('settings.security.twoFactor.enabled')}</Alert>
      <h3>{t('settings.security.twoFactor.codes')}</h3>
      <p>{t('settings.security.twoFactor.codesAbout')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <PageCardActions>
        <CopyButton text={all} />
        <Button look="outlined" onClick={save}>
          <DownloadIcon aria-hidden="true" />
          {t('settings.security.twoFactor.download')}
        </Button>
        <Button look="outlined" onClick={() => window.print()}>
          <PrintIcon aria-hidden="true" />
          {t('settings.security.twoFactor.print')}
        </Button>
        <Button onClick={onDone}>{t('settings.security.twoFactor.done')}</Button>
      </PageCardActions>
    </div>
  );
};

import { Printer } from 'lucide-react';

import { useCompanyName } from '../../common/useCompanyName.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useSession } from '../../kit/useSession.ts';

import styles from './paper.module.css';

export const PrintButton = ({ isOff = false }: { isOff?: boolean }) => {
  const t = useT();
  return (
    <Button look="outlined" onClick={() => window.print()} disabled={isOff}>
      <Printer aria-hidden />
      {t('diesel.paper.print')}
    </Button>
  );
};

/** In print only, as all that follows. */
export const PrintCompany = () => <p className={styles.onPaper}>{useCompanyName()}</p>;

const OF_REPORTS = ['prepared', 'checked', 'approved'] as const;
const OF_VOUCHERS = ['handedOver', 'received'] as const;

/** Lines for signatures, and who printed it when. */
export const PrintFoot = ({ isVoucher = false }: { isVoucher?: boolean }) => {
  const t = useT();
  const name = useSession()?.user.name ?? '';
  const on = useDateText()(useCompanyDay().today);
  return (
    <footer className={styles.onPaper}>
      <dl className={styles.signatures}>
        {(isVoucher ? OF_VOUCHERS : OF_REPORTS).map((signature) => (
          <div key={signature}>
            <dt>{t(`diesel.paper.signatures.${signature}`)}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p>{t('diesel.paper.printed', { on, name })}</p>
    </footer>
  );
};

import { Plus as AddIcon, RefreshCw as RenewIcon } from 'lucide-react';

import type { Expiry } from '../../../domain/records/expiry.ts';
import { useRenew } from '../../kit/record/renewing.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useMay } from '../../kit/useMay.ts';

/** Hidden if the user may not edit the holder, or it has no field for the date. */
export const RenewButton = ({ expiry }: { expiry: Expiry }) => {
  const t = useT();
  const may = useMay();
  const renew = useRenew();
  const name = usePaperName();
  if (!renew || !expiry.field || !may('edit', expiry.holder.resource)) return null;
  return (
    <Button
      aria-label={t(expiry.date ? 'common.actions.renew' : 'common.actions.addDate', {
        name: name(expiry),
      })}
      onClick={() => renew({ expiry })}
    >
      {expiry.date ? <RenewIcon aria-hidden="true" /> : <AddIcon aria-hidden="true" />}
      {t(expiry.date ? 'common.renew' : 'common.addDate')}
    </Button>
  );
};

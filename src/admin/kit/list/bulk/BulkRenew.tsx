import { RefreshCw } from 'lucide-react';
import { useGetMany, useListContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { showCount } from '../../../../domain/base/formats.ts';
import { expiriesOf } from '../../../../domain/records/expiries.ts';
import type { ExpiryKind } from '../../../../domain/records/expiry.ts';
import { expiryFieldsOf } from '../../../../domain/records/filter.ts';
import { useRecordType } from '../../record/RecordTypeContext.ts';
import { useRenew } from '../../record/renewing.ts';
import { useCompanyDay } from '../../texts/useCompanyDay.ts';
import { useT } from '../../texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { MOST_SEEN } from './BulkStatus.tsx';

export const BulkRenew = () => {
  const t = useT();
  const renew = useRenew();
  const type = useRecordType();
  const day = useCompanyDay();
  const { selectedIds } = useListContext();
  // Each is shown with its date.
  const enabled = selectedIds.length <= MOST_SEEN;
  const { data } = useGetMany<RaRecord<number>>(type.name, { ids: selectedIds }, { enabled });
  const kinds = [...expiryFieldsOf(type).keys()] as ExpiryKind[];
  if (!renew || kinds.length === 0) return null;

  const choose = (kind: ExpiryKind) => {
    const records = data?.filter((record) => record !== undefined) ?? [];
    const expiries = records
      .flatMap(expiriesOf(type, day))
      .filter((expiry) => expiry.kind === kind);
    renew({ expiries });
  };

  return (
    <Menu
      label={t('common.actions.renewMany')}
      button={(button) => (
        <Button {...button} disabled={!enabled || !data}>
          <RefreshCw />
          {enabled
            ? t('common.actions.renewMany')
            : t('common.bulk.renewMost', { most: showCount(MOST_SEEN) })}
        </Button>
      )}
    >
      {(close) =>
        kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close();
              choose(kind);
            }}
          >
            {t(`common.expiryKinds.${kind}`)}
          </MenuItem>
        ))
      }
    </Menu>
  );
};

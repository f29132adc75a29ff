import type { RaRecord } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { ButtonLink } from '../../kit/ui/Button.tsx';

/** What whoever has just set the company up does first: drivers are imported by a Fleet Manager. */
export const FirstSteps = () => {
  const t = useT();
  const { data } = useAllRows<RaRecord>(RESOURCES.users);
  if (data?.length !== 1) return null;
  return (
    <Alert
      tone="info"
      isCalm
      action={
        <ButtonLink to={recordPaths(RESOURCES.users).create}>
          {t('overview.firstSteps.createUser')}
        </ButtonLink>
      }
    >
      {t('overview.firstSteps.alone')}
    </Alert>
  );
};

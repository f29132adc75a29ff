import { RESOURCES } from '../../../domain/records/resources.ts';
import type { FleetPapers } from '../../expiries/useFleetPapers.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { ButtonLink } from '../../kit/ui/Button.tsx';
import { useMay } from '../../kit/useMay.ts';

/** For a fleet without a driver yet. */
export const ImportInvitation = ({ papers }: { papers: FleetPapers }) => {
  const t = useT();
  const mayImport = useMay()('import', RESOURCES.drivers);
  if (!mayImport || papers.whole[RESOURCES.drivers]?.length !== 0) return null;
  return (
    <Alert
      tone="info"
      isCalm
      action={
        <ButtonLink to={recordPaths(RESOURCES.drivers).import}>
          {t('overview.firstSteps.importDrivers')}
        </ButtonLink>
      }
    >
      {t('overview.firstSteps.noDrivers')}
    </Alert>
  );
};

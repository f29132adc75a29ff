import { RESOURCES } from '../../../domain/records/resources.ts';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { ButtonLink } from '../../kit/ui/Button.tsx';
import { useMay } from '../../kit/useMay.ts';
import { BranchChoice, useBranch } from '../desk/BranchChoice.tsx';
import { DieselBoard } from '../desk/DieselBoard.tsx';

const DieselDashboard = () => {
  const t = useT();
  const may = useMay();
  const { branch, isPending } = useBranch();
  return (
    <>
      <PageHeader
        title={t('shell.menu.dashboard')}
        actions={
          <>
            <BranchChoice />
            {may('create', RESOURCES.dieselPurchases) && (
              <ButtonLink look="outlined" to={recordPaths(RESOURCES.dieselPurchases).create}>
                {t('dieselDesk.purchase')}
              </ButtonLink>
            )}
            {may('create', RESOURCES.dieselIssues) && (
              <ButtonLink look="contained" to={recordPaths(RESOURCES.dieselIssues).create}>
                {t('dieselDesk.issue')}
              </ButtonLink>
            )}
          </>
        }
      />
      {isPending ? <ListSkeleton /> : <DieselBoard branch={branch} />}
    </>
  );
};

export default DieselDashboard;

import { BranchChoice, DieselBoard, useBranch } from '../../diesel/index.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';

const DieselOverview = () => {
  const t = useT();
  const { branch } = useBranch();
  return (
    <>
      <PageHeader
        title={t('shell.menu.dieselOverview')}
        subtitle={t('dieselDesk.overview')}
        actions={<BranchChoice />}
      />
      <DieselBoard branch={branch} />
    </>
  );
};

export default DieselOverview;

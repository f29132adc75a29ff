import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { BranchChoice, useBranch } from '../desk/BranchChoice.tsx';
import { DeskNotices, StockState } from '../desk/StockState.tsx';
import { useDesk } from '../desk/useDesk.ts';
import { BranchLedger } from './BranchLedger.tsx';

const StockScreen = () => {
  const t = useT();
  const { branch } = useBranch();
  const desk = useDesk();
  return (
    <>
      <PageHeader
        title={t('dieselDesk.stock.title')}
        subtitle={t('dieselDesk.stock.about')}
        actions={<BranchChoice />}
      />
      <DeskNotices desk={desk} />
      <StockState desk={desk} branch={branch}>
        {(positions) => (
          <div className="stack">
            {positions.map((position) => (
              <BranchLedger
                key={`${position.branch}-${position.stock.id}`}
                position={position}
                positionAt={(at) => desk.positionAt(position, at)}
                isWorking={desk.isWorking}
                onCounted={() => void desk.stock.refetch()}
              />
            ))}
          </div>
        )}
      </StockState>
    </>
  );
};

export default StockScreen;

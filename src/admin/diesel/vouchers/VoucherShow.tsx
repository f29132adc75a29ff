import { useRecordType } from '../../kit/record/RecordTypeContext.ts';
import { FactCard, Value } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { Correct } from './corrections/Correct.tsx';
import { CorrectionLinks } from './corrections/CorrectionLinks.tsx';
import { TakeBack } from './corrections/TakeBack.tsx';
import { Twins } from './corrections/Twins.tsx';
import { ExplainedCard } from './ExplainedCard.tsx';

/** A voucher's page, by the sections of its declaration: what moved, and beside it where and by whom. */
const VoucherShow = () => {
  const { head: _head, voucher = [], ...main } = useRecordType().sections;
  const shape = {
    main: Object.values(main).map(({ length }) => length),
    side: [voucher.length],
    after: [],
  };
  return (
    <RecordShow
      shape={shape}
      actions={
        <>
          <Correct />
          <TakeBack />
        </>
      }
      subtitle={
        <>
          <Value source="at" />
          <Value source="status" />
          <CorrectionLinks />
        </>
      }
      side={<FactCard title="voucher" />}
    >
      <Twins />
      {Object.keys(main).map((section) => (
        <FactCard key={section} title={section} />
      ))}
      <ExplainedCard />
      <NotesCard />
    </RecordShow>
  );
};

export default VoucherShow;

import { useRecordContext, useResourceContext } from 'react-admin';

import { explanationsOf } from '../../../domain/diesel/fills/explained.ts';
import { VOUCHER_LISTS, VOUCHERS } from '../../../domain/diesel/ledger/movements.ts';
import { useRecordType } from '../../kit/record/RecordTypeContext.ts';
import { FactCard, Value } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { PageCard } from '../../kit/show/PageCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useBookEntries } from '../desk/useBookEntries.ts';
import { PrintButton, PrintCompany, PrintFoot } from '../paper/Paper.tsx';
import { CorrectionLinks, Twins } from './corrections/CorrectionLinks.tsx';
import { Correct, TakeBack } from './corrections/TakeBack.tsx';

const ExplainedCard = () => {
  const t = useT();
  const instantText = useInstantText();
  const { explained } = useBookEntries();
  const resource = useResourceContext();
  const id = useRecordContext()?.id;
  const list = VOUCHER_LISTS.find((name) => VOUCHERS[name] === resource);
  const found = list && id !== undefined ? explanationsOf(explained, list, id) : [];
  if (found.length === 0) return null;
  return (
    <PageCard title="dieselDesk.anomalies.explanations">
      {found.map(({ rule, why, by, at }) => (
        <p key={rule}>
          <strong>{t(`dieselDesk.anomalies.rules.${rule}`)}</strong>
          {'. '}
          {t('dieselDesk.anomalies.explained', { why, by, at: instantText(at) })}
        </p>
      ))}
    </PageCard>
  );
};

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
          <PrintButton />
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
      after={<PrintFoot isVoucher />}
    >
      <PrintCompany />
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

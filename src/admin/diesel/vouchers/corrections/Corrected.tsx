import { useMemo, useState, type ReactNode } from 'react';
import { RecordContextProvider, useGetOne } from 'react-admin';

import { isCorrectable, type Corrections } from '../../../../domain/diesel/corrections.ts';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { checkValidator } from '../../../kit/form/useValidator.ts';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import { PageTitle } from '../../../kit/page/PageHeader.tsx';
import { useRecordType } from '../../../kit/record/RecordTypeContext.ts';
import { RecordLoadFailed } from '../../../kit/show/RecordLoadFailed.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { REASON_CHECKS } from '../../ReasonDialog.tsx';
import { CorrectionLinks } from './CorrectionLinks.tsx';
import { useCorrectionsOf, type Voucher } from './useCorrections.ts';

/** The parameter of the form's address with the id of the voucher that it corrects. */
export const CORRECTS = 'corrects';

export interface Correction {
  voucher: Voucher;
  /** Its counter-voucher is recorded already: only what replaces it is missing. */
  isTakenBack: boolean;
}

interface CorrectedProps {
  id: string;
  children: (correction: Correction) => ReactNode;
}

export const Corrected = ({ id, children }: CorrectedProps) => {
  const { name } = useRecordType();
  const { data: voucher, error, refetch } = useGetOne<Voucher>(name, { id });
  const found = useCorrectionsOf(voucher);
  const [corrections, setCorrections] = useState(found);
  // While they are read anew, the form stays.
  if (found && found !== corrections) setCorrections(found);
  if (error && !voucher) return <RecordLoadFailed error={error} onRetry={refetch} />;
  if (!voucher || !corrections) return <FormSkeleton />;
  return (
    <RecordContextProvider value={voucher}>
      <Known voucher={voucher} corrections={corrections}>
        {children}
      </Known>
    </RecordContextProvider>
  );
};

interface KnownProps extends Pick<CorrectedProps, 'children'> {
  voucher: Voucher;
  corrections: Corrections<Voucher>;
}

const Known = ({ voucher, corrections, children }: KnownProps) => {
  const t = useT();
  // Not once it is corrected here: the form has its own last word.
  const [isOpen] = useState(() => isCorrectable(voucher, corrections));
  const isTakenBack = corrections.takenBackBy.has(voucher.id);
  const correction = useMemo(() => ({ voucher, isTakenBack }), [voucher, isTakenBack]);
  if (isOpen) return children(correction);
  return (
    <>
      <PageTitle>{voucher.ref}</PageTitle>
      <Alert tone="info">
        {t('diesel.corrections.notCorrectable', { ref: voucher.ref })} <CorrectionLinks />
      </Alert>
    </>
  );
};

/** The form's field with the reason of a correction, which the counter-voucher keeps. */
export const REASON = 'correction_reason';

const isGiven = checkValidator(REASON_CHECKS);

/** What saving the form does to the wrong voucher, and what was wrong with it. */
export const CorrectionHead = ({ voucher: { ref }, isTakenBack }: Correction) => {
  const t = useT();
  return (
    <>
      <Alert tone="info">
        {t(`diesel.corrections.${isTakenBack ? 'replacing' : 'correcting'}`, { ref })}
      </Alert>
      {!isTakenBack && (
        <TextInput
          source={REASON}
          label={t('diesel.corrections.reason')}
          validate={isGiven}
          dir="auto"
        />
      )}
    </>
  );
};

import { isApiError } from '../../../dataProvider/apiError.ts';
import { isIsoDate } from '../../../domain/base/dates.ts';
import { renewedDate } from '../../../domain/expiries/renewal.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { Failure } from '../../kit/feedback/Failure.tsx';
import { useFailureText } from '../../kit/feedback/useFailure.ts';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { useGuardedClose } from '../../kit/form/useGuardedClose.tsx';
import { DateField } from '../../kit/inputs/DateField.tsx';
import type { RenewOne } from '../../kit/record/renewing.ts';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogForm } from '../../kit/ui/Dialog.tsx';
import { useMay } from '../../kit/useMay.ts';
import { FileField } from './FileField.tsx';
import { DateHint, monthsOf, Periods } from './Periods.tsx';
import { useNotifyRenewed } from './useNotifyRenewed.tsx';
import { useRenewal } from './useRenewal.ts';

type RenewDialogProps = RenewOne & {
  onClose: () => void;
};

/** Prefilled with one more year. Enter saves. */
export const RenewDialog = ({ onClose, ...request }: RenewDialogProps) => {
  const { addsFile = false } = request;
  const t = useT();
  const may = useMay();
  const tellRenewed = useNotifyRenewed();
  const { today } = useCompanyDay();
  const renewal = useRenewal(request);
  const { expiry, date, chosen, isDated, isSaving, missing, dateProblem } = renewal;
  const paper = usePaperName()(expiry);
  const months = monthsOf(date, expiry.date, today);
  const { close, guard } = useGuardedClose({
    isUnsaved: chosen !== undefined || (!isDated && months === undefined),
    isSaving,
    onClose,
  });

  const save = async () => {
    if (!(await renewal.save())) return;
    tellRenewed(expiry, date, chosen !== undefined);
    onClose();
  };
  const canSave = isDated
    ? may('create', RESOURCES.documents)
    : may('edit', expiry.holder.resource);
  const action = expiry.date ? 'common.actions.renew' : 'common.actions.addDate';
  const title = addsFile ? t('renew.file.title', { paper }) : t(action, { name: paper });
  const problem = missing === 'date' && !isIsoDate(date) ? t('validation.required') : dateProblem;

  return (
    <Dialog
      title={<Unbroken text={title} />}
      about={<ExpiryDate date={expiry.date} status={expiry} />}
      isBusy={isSaving}
      onClose={close}
    >
      {guard}
      <DialogForm
        onSubmit={() => void save()}
        onCancel={close}
        cancel={t(isDated ? 'common.close' : 'common.cancel')}
        submit={canSave ? t(isDated ? 'renew.file.save' : 'renew.save') : undefined}
        isBusy={isSaving}
        error={renewal.error}
      >
        {!addsFile && (
          <>
            <DateField
              label={t('renew.until')}
              value={date}
              onChange={renewal.setDate}
              hint={problem ?? <DateHint date={date} previous={expiry.date} showsStart />}
              isWrong={problem !== undefined}
              control={{ 'data-first': true }}
              isOff={isSaving || isDated}
            />
            <Periods
              label={t('renew.until')}
              chosen={months}
              isOff={isSaving || isDated}
              onChoose={(each) => renewal.setDate(renewedDate(expiry.date, each, today).date)}
            />
          </>
        )}
        {(chosen || may('create', RESOURCES.documents)) && (
          <FileField
            label={t(addsFile ? 'renew.file.label' : 'renew.file.optional')}
            chosen={chosen}
            problem={missing === 'file' && !chosen ? t('validation.required') : undefined}
            isFirst={addsFile}
            isOff={isSaving}
            onChoose={renewal.setChosen}
          />
        )}
        <RenewalOutcome renewal={renewal} isShownAtField={dateProblem !== undefined} />
      </DialogForm>
    </Dialog>
  );
};

interface RenewalOutcomeProps {
  renewal: ReturnType<typeof useRenewal>;
  /** The error is already shown beside its field. */
  isShownAtField: boolean;
}

/** Says of a failed renewal which part was stored. */
const RenewalOutcome = ({ renewal, isShownAtField }: RenewalOutcomeProps) => {
  const t = useT();
  const failureText = useFailureText();
  const { error, isDated, isSaving, progress, cancelUpload } = renewal;
  if (isSaving && progress !== undefined) {
    return (
      <div className="row">
        <progress value={progress} aria-label={t('renew.file.sending')} />
        {progress < 1 && <Button onClick={cancelUpload}>{t('renew.file.cancel')}</Button>}
      </div>
    );
  }
  if (error === undefined || isShownAtField) return null;
  // That a role may not do this says nothing about what was saved.
  const saysAll = isApiError(error, 'forbidden') ? {} : undefined;
  const tone = isApiError(error, 'notOffered') ? 'info' : 'bad';
  if (!isDated) return <Failure tone={tone}>{failureText('renew.failed', error, saysAll)}</Failure>;
  const why = isApiError(error, 'aborted')
    ? t('renew.file.cancelled')
    : failureText('renew.file.failed', error, saysAll);
  return (
    <Failure tone={tone}>
      {t('renew.dateSaved')} {why}
    </Failure>
  );
};

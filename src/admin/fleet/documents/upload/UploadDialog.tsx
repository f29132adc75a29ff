import merge from 'lodash/merge.js';
import { useRef, useState, type PropsWithChildren } from 'react';
import { RecordContextProvider, ResourceContextProvider, useNotify } from 'react-admin';

import { isApiError } from '../../../../dataProvider/apiError.ts';
import { isIsoDate } from '../../../../domain/base/dates.ts';
import {
  documents,
  renewalOf,
  type FleetDocument,
} from '../../../../domain/documents/documents.ts';
import { replacedBy } from '../../../../domain/documents/documentState.ts';
import { documentNamed } from '../../../../domain/documents/fileName.ts';
import { againstHolder, holderPaper } from '../../../../domain/expiries/documentExpiry.ts';
import type { NewDate } from '../../../../domain/expiries/renewal.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { readAllRows } from '../../../kit/allRows.ts';
import { FormFailure, Held } from '../../../kit/form/FormFailure.tsx';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { GuardedForm } from '../../../kit/form/GuardedForm.tsx';
import { RecordTypeProvider } from '../../../kit/record/RecordTypeContext.ts';
import { useCompanyDay } from '../../../kit/texts/useCompanyDay.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Dialog, DialogBody } from '../../../kit/ui/Dialog.tsx';
import { asksToWait } from '../../../kit/ui/useRetryWait.ts';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { useDialogTitle } from '../../../kit/useDocumentTitle.ts';
import { useMay } from '../../../kit/useMay.ts';
import { HolderInputs } from '../inputs/HolderInputs.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { UploadActions } from './UploadActions.tsx';
import { fieldErrors, type StartValues, type UploadFormValues } from './uploadForm.ts';
import { UploadItem } from './UploadItem.tsx';
import { isOpen, useUploads, type Upload } from './useUploads.ts';

export interface UploadDialogProps {
  holder?: Pick<FleetDocument, 'holder_type' | 'holder_id'>;
  renews?: FleetDocument;
  /** The dialog has its own address, which closing it leaves. */
  isPage?: boolean;
  onClose: () => void;
}

const NONE: { data: FleetDocument[] } = { data: [] };

/** Keeps what was typed until the server has stored it. */
const UploadDialog = ({ holder, renews, isPage, onClose }: UploadDialogProps) => {
  const t = useT();
  const notify = useNotify();
  const newDateOf = useNewDateOf();
  const { today } = useCompanyDay();
  const { uploads, add, send, remove, cancel } = useUploads();
  const dataProvider = useAppDataProvider();
  const [problem, setProblem] = useState('');
  const [isClosing, setClosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isSingle = renews !== undefined;
  const open = uploads.filter(isOpen);
  const stored = new Set(uploads.flatMap(({ state }) => (state.kind === 'stored' ? state.id : [])));
  const replaced = useRef(new Set<number>());
  const title = renews
    ? t('resources.fleet/documents.page.renew', { name: renews.title })
    : t('resources.fleet/documents.page.create');
  useDialogTitle(title);

  const choose = (files: File[]) => {
    setProblem('');
    if (isSingle && files.length > 1) setProblem(t('resources.fleet/documents.upload.onlyOne'));
    void (isSingle ? add(files.slice(0, 1), uploads[0]) : add(files));
  };

  const startOf = (file: File): StartValues => {
    const named = documentNamed(file.name, today);
    return renews ? { ...renewalOf(renews), expiry_date: named.expiry_date } : named;
  };

  const submit = async (values: UploadFormValues) => {
    if (open.length === 0) {
      setProblem(t('resources.fleet/documents.upload.noFile'));
      return { root: { upload: 'noFile' } };
    }
    setProblem('');
    const { files = {}, ...ofAll } = values;
    const { holder_type, holder_id } = values;
    const filter = { holder_type, holder_id };
    const known =
      holder_type && holder_id
        ? await readAllRows<FleetDocument>(dataProvider, RESOURCES.documents, { filter }).catch(
            () => NONE,
          )
        : NONE;
    const errors = {};
    let failures = 0;
    let isNotOffered = false;
    const others = known.data.filter(({ id }) => !stored.has(id));
    // One by one, so that the server is not flooded and each can be cancelled separately.
    for (const upload of open) {
      const { sets_date, replaces = true, ...ofFile } = files[upload.key] ?? {};
      const document: StartValues = { ...ofAll, ...ofFile };
      const old = renews || !replaces ? undefined : replacedBy(document, others);
      // Of two pages that are uploaded together, also in two attempts, the first replaces it.
      if (old && !replaced.current.has(old.id)) document.replaces_id = old.id;
      const failure = await send(upload, document, newDateOf(document, sets_date));
      if (!failure) {
        if (old) replaced.current.add(old.id);
        continue;
      }
      failures += 1;
      isNotOffered ||= isApiError(failure.error, 'notOffered');
      merge(errors, fieldErrors(upload.key, failure.error, failure.date));
    }
    const added = open.length - failures;
    if (added > 0) {
      notify('resources.fleet/documents.notifications.created', {
        type: 'success',
        messageArgs: { smart_count: added },
      });
    }
    if (failures === 0) return undefined;
    // Each file says why; the same for all of them needs no summary.
    if (!isNotOffered) setProblem(t('resources.fleet/documents.upload.partial'));
    return { ...errors, root: { upload: 'partial' } };
  };

  return (
    <UploadContext>
      <Dialog title={title} size="medium" isBusy={isBusy} onClose={() => setClosing(true)}>
        <GuardedForm
          defaultValues={renews ? renewalOf(renews) : holder}
          onSubmit={(values: UploadFormValues) => {
            setBusy(true);
            return submit(values).finally(() => setBusy(false));
          }}
        >
          <DialogBody>
            <ChooseFiles isSingle={isSingle} isOff={isBusy} onFiles={choose} />
            {renews && <Alert tone="info">{t('resources.fleet/documents.upload.renews')}</Alert>}
            <FormSection>
              <HolderInputs />
            </FormSection>
            <ul
              aria-label={t('resources.fleet/documents.upload.files')}
              className="stack gap-3 if-any"
            >
              {uploads.map((upload) => (
                <UploadItem
                  key={upload.key}
                  upload={upload}
                  start={startOf(upload.file)}
                  stored={stored}
                  onCancel={() => cancel(upload.key)}
                  onRemove={() => remove(upload.key)}
                />
              ))}
            </ul>
            <FormFailure>{problem}</FormFailure>
            <Held error={uploads.map(failureOf).find(asksToWait)} />
          </DialogBody>
          <UploadActions
            count={open.length}
            isInPlace={!isPage}
            isClosing={isClosing}
            setClosing={setClosing}
            onClose={onClose}
          />
        </GuardedForm>
      </Dialog>
    </UploadContext>
  );
};

const SCREENS = { type: documents, looks: {} };

/** Whatever record the page below shows. */
const UploadContext = ({ children }: PropsWithChildren) => (
  <ResourceContextProvider value={RESOURCES.documents}>
    <RecordTypeProvider value={SCREENS}>
      <RecordContextProvider value={undefined}>{children}</RecordContextProvider>
    </RecordTypeProvider>
  </ResourceContextProvider>
);

const failureOf = ({ state }: Upload) => (state.kind === 'failed' ? state.error : undefined);

/** As the user chose, or by default if it is later. */
const useNewDateOf = () => {
  const dataProvider = useAppDataProvider();
  const may = useMay();
  return async (
    document: StartValues,
    setsDate: boolean | undefined,
  ): Promise<NewDate | undefined> => {
    const paper = holderPaper(document);
    const date = document.expiry_date;
    if (!paper || !isIsoDate(date) || setsDate === false || !may('edit', paper.resource)) {
      return undefined;
    }
    const { resource, id, field } = paper;
    const { data } = await dataProvider.getOne(resource, { id });
    const value: unknown = data[field];
    const previous = typeof value === 'string' && value ? value : null;
    const setsIt = setsDate ?? againstHolder({ expiry_date: date }, previous) === 'later';
    return setsIt && previous !== date ? { resource, id, field, previous, date } : undefined;
  };
};

export default UploadDialog;

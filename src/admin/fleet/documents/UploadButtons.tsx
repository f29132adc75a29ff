import { FileUp as AddIcon, RefreshCw as RenewIcon } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { DialogBoundary } from '../../kit/dialogs/DialogBoundary.tsx';
import { lazyScreen } from '../../kit/lazyScreen.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useMay } from '../../kit/useMay.ts';
import type { UploadDialogProps } from './upload/UploadDialog.tsx';
import { useDocumentState } from './useRenewals.ts';

/** Loaded when it opens over another page. */
const UploadDialog = lazyScreen(() => import('./upload/UploadDialog.tsx'));

const DialogButton = ({
  dialog,
  ...button
}: ComponentProps<typeof Button> & { dialog: Omit<UploadDialogProps, 'onClose'> }) => {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {may('create', RESOURCES.documents) && <Button {...button} onClick={() => setOpen(true)} />}
      <DialogBoundary onClose={() => setOpen(false)}>
        {isOpen && <UploadDialog {...dialog} onClose={() => setOpen(false)} />}
      </DialogBoundary>
    </>
  );
};

export const UploadButton = ({ holder }: Pick<UploadDialogProps, 'holder'>) => {
  const t = useT();
  return (
    <DialogButton dialog={{ holder }}>
      <AddIcon aria-hidden="true" />
      {t('resources.fleet/documents.actions.upload')}
    </DialogButton>
  );
};

/** Uploads the next copy of a document; hidden once the document is superseded. */
export const RenewButton = ({ document }: { document: FleetDocument }) => {
  const t = useT();
  if (useDocumentState(document) === 'superseded') return null;
  return (
    <DialogButton
      dialog={{ renews: document }}
      aria-label={t('resources.fleet/documents.actions.renewOf', { name: document.title })}
    >
      <RenewIcon aria-hidden="true" />
      {t('resources.fleet/documents.actions.renew')}
    </DialogButton>
  );
};

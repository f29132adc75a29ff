import { RefreshCw as RenewIcon } from 'lucide-react';
import { Suspense, useState } from 'react';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useMay } from '../../kit/useMay.ts';
import { UploadDialog } from './lazy.ts';
import { useDocumentState } from './useRenewals.ts';

/** Opens the upload dialog for the next copy of a document; hidden once the document is superseded. */
export const RenewButton = ({ document }: { document: FleetDocument }) => {
  const t = useT();
  const state = useDocumentState(document);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (state === 'superseded' || !may('create', RESOURCES.documents)) return null;
  return (
    <>
      <Button
        aria-label={t('resources.fleet/documents.actions.renewOf', { name: document.title })}
        onClick={() => setOpen(true)}
      >
        <RenewIcon aria-hidden="true" />
        {t('resources.fleet/documents.actions.renew')}
      </Button>
      <Suspense>
        {isOpen && <UploadDialog renews={document} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};

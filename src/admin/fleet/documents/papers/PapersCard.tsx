import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { FileUp as AddIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useCanAccess,
  useGetList,
} from 'react-admin';

import type { FleetDocument, HolderType } from '../../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { PageCard } from '../../../kit/show/FactCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { DocumentExpiryField } from '../fields/DocumentExpiryField.tsx';
import { UploadDialog } from '../lazy.ts';
import { RenewButton } from '../RenewButton.tsx';
import { RenewalsContext, useRenewals, useRenewalsOfAll } from '../useRenewals.ts';

export interface RecordPapersProps {
  holderType: HolderType;
  holderId: number;
}

/** The documents of one driver, truck, trailer or company; superseded ones are folded away. */
const PapersCard = (props: RecordPapersProps) => {
  const { canAccess } = useCanAccess({ resource: RESOURCES.documents, action: 'list' });
  return canAccess ? <Card {...props} /> : null;
};

const Card = (props: RecordPapersProps) => (
  <ResourceContextProvider value={RESOURCES.documents}>
    <RenewalsContext value={useRenewalsOfAll()}>
      <PageCard title="resources.fleet/documents.papers.title">
        <Papers {...props} />
        <UploadButton {...props} />
      </PageCard>
    </RenewalsContext>
  </ResourceContextProvider>
);

const Papers = ({ holderType, holderId }: RecordPapersProps) => {
  const t = useT();
  const renewals = useRenewals();
  const { data, error, refetch } = useGetList<FleetDocument>(RESOURCES.documents, {
    pagination: ALL_ROWS,
    sort: { field: 'expiry_date', order: 'ASC' },
    filter: { holder_type: holderType, holder_id: holderId },
  });
  if (error) {
    return (
      <LoadFailed
        message="resources.fleet/documents.failed.load"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={96} />;
  const current = data.filter(({ id }) => !renewals.has(id));
  const superseded = data.filter(({ id }) => renewals.has(id));
  return (
    <>
      {current.length > 0 ? (
        <PaperList documents={current} />
      ) : (
        <Typography color="text.secondary" sx={{ marginBlock: 1 }}>
          {t('resources.fleet/documents.papers.none')}
        </Typography>
      )}
      {superseded.length > 0 && (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', paddingBlock: 1 } }}>
          <summary>
            {t('resources.fleet/documents.papers.superseded', { smart_count: superseded.length })}
          </summary>
          <PaperList documents={superseded} />
        </Box>
      )}
    </>
  );
};

const PaperList = ({ documents }: { documents: readonly FleetDocument[] }) => (
  <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {documents.map((document) => (
      <RecordContextProvider key={document.id} value={document}>
        <Paper document={document} />
      </RecordContextProvider>
    ))}
  </Stack>
);

const Paper = ({ document }: { document: FleetDocument }) => (
  <Stack
    component="li"
    direction="row"
    sx={{
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: 2,
      paddingBlock: 1,
      borderBlockEnd: '1px solid',
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minInlineSize: 0 }}>
      <RecordLinkField />
      <Stack
        direction="row"
        sx={{ columnGap: 1.5, flexWrap: 'wrap', color: 'text.secondary', fontSize: '0.875rem' }}
      >
        <ChoiceField source="category" />
        <DocumentExpiryField />
      </Stack>
    </Box>
    <Stack direction="row" sx={{ marginInlineStart: -0.5 }}>
      <DownloadButton document={document} />
      <RenewButton document={document} />
    </Stack>
  </Stack>
);

const UploadButton = ({ holderType, holderId }: RecordPapersProps) => {
  const t = useT();
  const { canAccess } = useCanAccess({ resource: RESOURCES.documents, action: 'create' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={() => setOpen(true)}
        sx={{ marginBlockStart: 1 }}
      >
        {t('resources.fleet/documents.actions.upload')}
      </Button>
      <Suspense>
        {isOpen && (
          <UploadDialog
            holder={{ holder_type: holderType, holder_id: holderId }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};

export default PapersCard;

import { Button, styled } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useDataProvider, useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import type { LegalDocument, LegalVersion } from '../../../../domain/settings/legal.ts';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { PageDialog } from '../../../kit/page/PageDialog.tsx';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { isolate } from '../../../kit/texts/isolate.ts';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useMay } from '../../../kit/useMay.ts';
import { SafeHtml } from './SafeHtml.tsx';

const Versions = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(0.5),
  },
  '& > li + li': { borderBlockStart: `1px solid ${theme.palette.divider}` },
}));

/** Earlier versions of the document, if the server stores them. */
export const LegalVersions = () => {
  const t = useT();
  const instantText = useInstantText();
  const document = useRecordContext<LegalDocument>();
  const dataProvider = useDataProvider<AppDataProvider>();
  const navigate = useNavigate();
  const may = useMay();
  const createPath = useCreatePath();
  const [shown, setShown] = useState<LegalVersion>();
  const { data: versions } = useQuery({
    queryKey: [RESOURCES.legal, 'versions', document?.id, document?.title, document?.content],
    queryFn: async () => (await dataProvider.legalVersions(document?.id ?? '')) ?? null,
    enabled: document !== undefined,
  });
  // They are optional: if they fail to load, the page leaves them out.
  if (!document || !versions) return null;

  const restore = ({ title, content }: LegalVersion) =>
    void navigate(createPath({ resource: RESOURCES.legal, type: 'edit', id: document.id }), {
      state: { record: { title, content } },
    });

  return (
    <PageCard title="resources.admin/settings/legal.versions.title">
      {versions.length === 0 && <Muted>{t('resources.admin/settings/legal.versions.none')}</Muted>}
      <Versions>
        {versions.map((version) => {
          const at = instantText(version.saved_at);
          const name = version.saved_by ? isolate(version.saved_by) : undefined;
          return (
            <li key={version.saved_at}>
              <Button
                size="small"
                aria-label={t('resources.admin/settings/legal.versions.open', { at })}
                onClick={() => setShown(version)}
              >
                {name
                  ? t('resources.admin/settings/legal.versions.by', { at, name })
                  : t('resources.admin/settings/legal.versions.until', { at })}
              </Button>
              {may('edit') && (
                <Button
                  size="small"
                  aria-label={t('resources.admin/settings/legal.versions.restoreOf', { at })}
                  onClick={() => restore(version)}
                >
                  {t('resources.admin/settings/legal.versions.restore')}
                </Button>
              )}
            </li>
          );
        })}
      </Versions>
      {shown && (
        <PageDialog title={shown.title} onClose={() => setShown(undefined)}>
          <SafeHtml html={shown.content} />
        </PageDialog>
      )}
    </PageCard>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldValue, useRecordContext, useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { ownName } from '../../../../domain/base/formats.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import type { LegalDocument, LegalVersion } from '../../../../domain/settings/legal.ts';
import { isolate } from '../../../../i18n/fill.ts';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { PageDialog } from '../../../kit/page/PageDialog.tsx';
import { PageCard, PageCardRows } from '../../../kit/show/PageCard.tsx';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { useMay } from '../../../kit/useMay.ts';
import { SafeHtml } from './SafeHtml.tsx';

const shape = { main: [14], side: [], after: [2] };

export const LegalShow = () => (
  <RecordShow subtitle={<Created />} shape={shape} after={<LegalVersions />}>
    <Content />
  </RecordShow>
);

const Created = () => {
  const t = useT();
  const instantText = useInstantText();
  const at = useFieldValue<Record<string, string>>({ source: 'created_at' });
  return <>{at ? t('resources.admin/settings/legal.createdOn', { at: instantText(at) }) : null}</>;
};

const Content = () => (
  <PageCard>
    <SafeHtml html={ownName(useRecordContext() ?? {}, 'content')} />
  </PageCard>
);

/** Earlier versions of the document, if the server stores them. */
const LegalVersions = () => {
  const t = useT();
  const instantText = useInstantText();
  const document = useRecordContext<LegalDocument>();
  const dataProvider = useAppDataProvider();
  const navigate = useNavigate();
  const may = useMay();
  const createPath = useCreatePath();
  const [shown, setShown] = useState<LegalVersion>();
  const { data: versions } = useQuery({
    queryKey: [RESOURCES.legal, 'versions', document],
    queryFn: async () => (await dataProvider.legalVersions(document?.id ?? '')) ?? null,
    enabled: document !== undefined,
  });
  // They are optional: if they fail to load, the page leaves them out.
  if (!document || !versions) return null;

  const restore = ({ saved_at: _at, saved_by: _by, ...text }: LegalVersion) =>
    void navigate(createPath({ resource: RESOURCES.legal, type: 'edit', id: document.id }), {
      state: { record: text },
    });

  return (
    <PageCard title="resources.admin/settings/legal.versions.title">
      {versions.length === 0 && <Muted>{t('resources.admin/settings/legal.versions.none')}</Muted>}
      <PageCardRows>
        {versions.map((version) => {
          const at = instantText(version.saved_at);
          const name = version.saved_by ? isolate(version.saved_by) : undefined;
          return (
            <li key={version.saved_at}>
              <Button
                aria-label={t('resources.admin/settings/legal.versions.open', { at })}
                onClick={() => setShown(version)}
              >
                {name
                  ? t('resources.admin/settings/legal.versions.by', { at, name })
                  : t('resources.admin/settings/legal.versions.until', { at })}
              </Button>
              {may('edit') && (
                <Button
                  aria-label={t('resources.admin/settings/legal.versions.restoreOf', { at })}
                  onClick={() => restore(version)}
                >
                  {t('resources.admin/settings/legal.versions.restore')}
                </Button>
              )}
            </li>
          );
        })}
      </PageCardRows>
      {shown && (
        <PageDialog title={ownName(shown, 'title')} onClose={() => setShown(undefined)} isNarrow>
          <SafeHtml html={ownName(shown, 'content')} />
        </PageDialog>
      )}
    </PageCard>
  );
};

import { ArrowLeft as BackIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';

import type { HubPath, nameOf } from '../../../domain/access/pages.ts';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { loses } from '../../kit/formState/leaving.ts';
import { PageBackLink, PageHeader } from '../../kit/page/PageHeader.tsx';
import { SettingsColumn } from '../../kit/settings/SettingsColumn.tsx';
import { useT } from '../../kit/texts/useT.ts';

interface SettingsPageProps {
  /** The page, whose name and description are the heading. */
  name: ReturnType<typeof nameOf<HubPath>>;
  /** True while leaving the page would lose something; a form asks by itself. */
  unsaved?: boolean;
}

/** Asks before work is lost. */
export const SettingsPage = ({ name, unsaved, children }: PropsWithChildren<SettingsPageProps>) => {
  const t = useT();
  return (
    <SettingsColumn>
      {unsaved && <LeaveGuard leaving={loses} />}
      <SettingsBackLink />
      <PageHeader
        title={t(`settings.pages.${name}.name`)}
        subtitle={t(`settings.pages.${name}.about`)}
      />
      {children}
    </SettingsColumn>
  );
};

export const SettingsBackLink = () => {
  const t = useT();
  return (
    <PageBackLink>
      <Link to="/admin/settings" className="quiet row gap-1 soft small">
        <BackIcon aria-hidden="true" />
        {t('settings.back')}
      </Link>
    </PageBackLink>
  );
};

import { Link as TextLink, styled } from '@mui/material';
import { ArrowLeft as BackIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';

import type { HubPath, PAGES } from '../../../domain/access/pages.ts';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { PageAbove, PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';

const Back = styled(TextLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minBlockSize: 28,
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
  '& > svg': { fontSize: '1.125rem' },
  '[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
})) as typeof TextLink;

type HubName = (typeof PAGES)[HubPath]['name'];

interface SettingsPageProps {
  /** Heads the page with its name and what it is for; the pages of a record type do so themselves. */
  name?: HubName;
  /** True while the page holds something that leaving it would lose; a form asks by itself. */
  unsaved?: boolean;
  /** Off where the page has a way back of its own. */
  hasBack?: boolean;
}

const loses = () => 'loses' as const;

/** The frame of every page of the settings: heading, the way back, and a question before work is lost. */
export const SettingsPage = ({
  name,
  unsaved = false,
  hasBack = true,
  children,
}: PropsWithChildren<SettingsPageProps>) => {
  const t = useT();
  return (
    <>
      {unsaved && <LeaveGuard leaving={loses} />}
      {hasBack && (
        <PageAbove>
          <Back component={Link} to="/admin/settings" underline="hover">
            <BackIcon />
            {t('settings.back')}
          </Back>
        </PageAbove>
      )}
      {name && (
        <PageHeader
          title={t(`settings.pages.${name}.name`)}
          subtitle={t(`settings.pages.${name}.about`)}
        />
      )}
      {children}
    </>
  );
};

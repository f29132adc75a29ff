import { Link as TextLink, styled } from '@mui/material';
import { ArrowLeft as BackIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';

import type { HubPath, nameOf } from '../../../domain/access/pages.ts';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { PageBackLink, PageHeader } from '../../kit/page/PageHeader.tsx';
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

type HubName = ReturnType<typeof nameOf<HubPath>>;

interface SettingsPageProps {
  /** Shows name and description as the heading; the pages of a record type have their own. */
  name?: HubName;
  /** True while leaving the page would lose something; a form asks by itself. */
  unsaved?: boolean;
  /** False if the page has its own back link. */
  hasBack?: boolean;
}

const loses = () => 'loses' as const;

/** The frame of every settings page: heading, back link, and a confirmation before work is lost. */
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
        <PageBackLink>
          <Back component={Link} to="/admin/settings" underline="hover">
            <BackIcon />
            {t('settings.back')}
          </Back>
        </PageBackLink>
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

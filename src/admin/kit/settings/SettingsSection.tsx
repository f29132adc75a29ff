import { Card, styled } from '@mui/material';
import { useId, type PropsWithChildren, type ReactNode } from 'react';

import { SETTINGS_WIDTH } from './SettingsSheet.tsx';

const Section = styled(Card)(({ theme }) => ({
  maxInlineSize: SETTINGS_WIDTH,
  marginBlockEnd: theme.spacing(2),
  padding: theme.spacing(2.5, 3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
})) as typeof Card;

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginBlockEnd: theme.spacing(1),
  '& h2': { ...theme.typography.h3, margin: 0 },
}));

const About = styled('p')(({ theme }) => ({
  margin: theme.spacing(-0.75, 0, 1.5),
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
}));

interface SettingsSectionProps {
  title: string;
  about?: string;
  /** Placed at the end of the heading's line. */
  action?: ReactNode;
}

/** A section of a settings page with its own heading. */
export const SettingsSection = (props: PropsWithChildren<SettingsSectionProps>) => {
  const { title, about, action, children } = props;
  const id = useId();
  return (
    <Section component="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {action}
      </Head>
      {about ? <About>{about}</About> : null}
      {children}
    </Section>
  );
};

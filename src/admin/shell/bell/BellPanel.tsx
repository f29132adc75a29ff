import { Button, styled } from '@mui/material';
import { Link } from 'react-router-dom';

import { papersPath } from '../../expiries/papersPath.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useSession } from '../../kit/useSession.ts';
import { NoticeList } from './NoticeList.tsx';
import type { Notifications } from './useNotifications.ts';

/** More than this nobody reads in a small window; the dashboard has them all. */
const MOST_SHOWN = 50;

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 52,
  paddingInline: theme.spacing(2, 1),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '& h2': { ...theme.typography.h6, margin: 0 },
}));

const Body = styled('div')({ overflowY: 'auto', flex: 1 });

const Note = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 2),
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
  textAlign: 'center',
}));

const Read = styled('section')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  '& h3': {
    ...theme.typography.overline,
    margin: 0,
    padding: theme.spacing(1, 2, 0.5),
    color: theme.palette.text.secondary,
  },
  '& a': { color: theme.palette.text.secondary },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(0.75),
  paddingInline: theme.spacing(2, 1),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  fontSize: '0.8125rem',
}));

interface BellPanelProps {
  bell: Notifications;
  onClose: () => void;
}

const Content = ({ bell, onClose }: BellPanelProps) => {
  const t = useT();
  const { notifications, unread } = bell;
  const unreadIds = new Set(unread.map(({ id }) => id));
  const shown = unread.slice(0, MOST_SHOWN);
  const read = notifications
    .filter(({ id }) => !unreadIds.has(id))
    .slice(0, MOST_SHOWN - shown.length);
  const open = (id: string) => {
    bell.markOne(id);
    onClose();
  };

  if (bell.hasFailed) {
    return (
      <Note role="alert">
        {t('shell.bell.failed')}
        <br />
        <Button onClick={bell.retry} disabled={bell.isFetching} sx={{ mt: 1 }}>
          {t('shell.bell.retry')}
        </Button>
      </Note>
    );
  }
  if (bell.isLoading) return <Note as="output">{t('shell.bell.loading')}</Note>;
  return (
    <>
      {bell.isPartial ? (
        <Note role="alert">
          {t('shell.bell.partial')}
          <br />
          <Button onClick={bell.retry} disabled={bell.isFetching}>
            {t('shell.bell.retry')}
          </Button>
        </Note>
      ) : null}
      {shown.length > 0 ? (
        <NoticeList notifications={shown} onOpen={open} onMarkRead={bell.markOne} />
      ) : (
        <Note>{t('shell.bell.none')}</Note>
      )}
      {read.length > 0 ? (
        <Read>
          <h3>{t('shell.bell.earlier')}</h3>
          <NoticeList notifications={read} onOpen={open} />
        </Read>
      ) : null}
    </>
  );
};

/** What opens under the bell. */
export const BellPanel = ({ bell, onClose }: BellPanelProps) => {
  const t = useT();
  const role = useSession()?.user.role;
  const total = bell.notifications.length;
  return (
    <>
      <Head>
        <h2>{t('shell.bell.title')}</h2>
        {bell.unread.length > 0 ? (
          <Button
            onClick={(event) => {
              // The button goes; the keyboard stays in the panel.
              event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
              bell.markAll();
            }}
          >
            {t('shell.bell.markAll')}
          </Button>
        ) : null}
      </Head>
      <Body>
        <Content bell={bell} onClose={onClose} />
      </Body>
      {total > 0 ? (
        <Foot>
          <span>
            {total > MOST_SHOWN ? t('shell.bell.more', { shown: MOST_SHOWN, total }) : null}
          </span>
          <Button component={Link} to={papersPath(role, { state: 'urgent' })} onClick={onClose}>
            {t('shell.bell.all')}
          </Button>
        </Foot>
      ) : null}
    </>
  );
};

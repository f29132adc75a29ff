import { IconButton, styled } from '@mui/material';
import { Check as CheckIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { Notification } from '../../../domain/expiries/notifications.ts';
import { recordPath } from '../../kit/recordPath.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useSession } from '../../kit/useSession.ts';
import { useNoticeText } from './useNoticeText.ts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: theme.spacing(1),
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '& + &': { borderBlockStart: `1px solid ${theme.palette.divider}` },
}));

const NoticeLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  flex: 1,
  minInlineSize: 0,
  paddingBlock: theme.spacing(1.25),
  paddingInline: theme.spacing(2, 1),
  color: theme.palette.text.primary,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outlineOffset: -2 },
  '& time': {
    gridColumn: 2,
    color: theme.palette.text.secondary,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Urgency as a colour; the sentence beside it says the same in words. */
const Dot = styled('span')<{ severity: Notification['severity'] }>(({ theme, severity }) => ({
  inlineSize: 8,
  blockSize: 8,
  marginBlockStart: 6,
  borderRadius: '50%',
  backgroundColor: theme.palette[severity === 'overdue' ? 'error' : 'warning'].main,
}));

/** The button goes with its item: the keyboard moves on to the next one, or stays in the panel. */
const keepFocus = (button: HTMLElement) => {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = next?.querySelector('button') ?? button.closest<HTMLElement>('[role="dialog"]');
  target?.focus();
};

interface NoticeListProps {
  notifications: readonly Notification[];
  onOpen: (id: string) => void;
  /** Absent where everything is read. */
  onMarkRead?: (id: string) => void;
}

export const NoticeList = ({ notifications, onOpen, onMarkRead }: NoticeListProps) => {
  const t = useT();
  const dateText = useDateText();
  const textOf = useNoticeText();
  const role = useSession()?.user.role;
  return (
    <List>
      {notifications.map((notification) => {
        const { id, holder, date, severity } = notification;
        const notice = textOf(notification);
        return (
          <Item key={id}>
            <NoticeLink
              to={recordPath(role, holder.resource, holder.id) ?? ''}
              onClick={() => onOpen(id)}
            >
              <Dot severity={severity} />
              <span>{notice}</span>
              <time dateTime={date}>{dateText(date)}</time>
            </NoticeLink>
            {onMarkRead ? (
              <IconButton
                size="small"
                aria-label={t('shell.bell.markRead', { notice })}
                onClick={(event) => {
                  keepFocus(event.currentTarget);
                  onMarkRead(id);
                }}
              >
                <CheckIcon />
              </IconButton>
            ) : null}
          </Item>
        );
      })}
    </List>
  );
};

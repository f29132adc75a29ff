import { styled } from '@mui/material';
import type { PropsWithChildren } from 'react';

import type { MessageKey } from '../../../i18n/messages.ts';
import { useT } from '../texts/useT.ts';

const Fields = styled('fieldset')(({ theme }) => ({
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  marginBlockEnd: theme.spacing(2),
  padding: 0,
  border: 0,
  '& > legend': {
    ...theme.typography.subtitle2,
    padding: 0,
    color: theme.palette.text.secondary,
  },
  '& > div': {
    display: 'grid',
    gap: theme.spacing(1, 2),
    alignItems: 'start',
    paddingBlock: theme.spacing(0.5),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

/** Related fields, in two columns if there is room. */
export const FormSection = ({ title, children }: PropsWithChildren<{ title?: MessageKey }>) => {
  const t = useT();
  return (
    <Fields>
      {title ? <legend>{t(title)}</legend> : null}
      <div>{children}</div>
    </Fields>
  );
};

import { Box, styled } from '@mui/material';
import type { HTMLAttributes } from 'react';

/** What helps decide whether this is the record to choose. */
export interface OptionFacts {
  /** What it is: plate, model, number. */
  about?: readonly (string | null | undefined)[];
  /** Its availability, such as 'Free'. */
  state?: string;
  isFree?: boolean;
  /** What speaks against it, such as expired documents. */
  warning?: string;
}

const EmptyNote = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontSize: '0.8125rem',
}));

interface OptionLookProps {
  item: HTMLAttributes<HTMLLIElement>;
  label: string;
  facts?: OptionFacts;
}

/** A record in a list of choices: its name, what tells it apart, and what speaks against it. */
export const OptionLook = ({ item, label, facts = {} }: OptionLookProps) => {
  const about = facts.about?.filter(Boolean).join(' · ');
  return (
    <Box component="li" {...item}>
      <Box sx={{ flex: 1, minInlineSize: 0, lineHeight: 1.4 }}>
        <Box sx={{ display: 'flex', columnGap: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
          <Box component="bdi" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {label}
          </Box>
          {facts.state && (
            <EmptyNote sx={facts.isFree ? { '&&': { color: 'success.main' } } : undefined}>
              {facts.state}
            </EmptyNote>
          )}
        </Box>
        {about && <EmptyNote sx={{ display: 'block' }}>{about}</EmptyNote>}
        {facts.warning && (
          <EmptyNote sx={{ '&&': { display: 'block', color: 'error.main' } }}>
            {facts.warning}
          </EmptyNote>
        )}
      </Box>
    </Box>
  );
};

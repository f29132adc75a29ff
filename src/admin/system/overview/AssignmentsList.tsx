import { Box, Card, Stack, styled } from '@mui/material';
import { useId, useState } from 'react';

import type { AssignmentRow } from '../../../domain/stats/overview.ts';
import { useT } from '../../kit/texts/useT.ts';
import { AssignmentDetails, type Part } from './AssignmentDetails.tsx';
import { Vehicle } from './AssignmentsTable.tsx';

const PARTS = ['driver', 'truck', 'trailer'] as const satisfies readonly Part[];

const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 48,
  padding: theme.spacing(0.75, 1),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > small': { color: theme.palette.text.secondary },
  '&[aria-expanded="true"]': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
  },
  '&:disabled': { cursor: 'default' },
}));

/** The assignments on a phone: a tap on driver, truck or trailer opens its details, one at a time. */
export const AssignmentsList = ({ rows }: { rows: readonly AssignmentRow[] }) => {
  const t = useT();
  const prefix = useId();
  const [open, setOpen] = useState<{ number: number; part: Part }>();
  return (
    <Stack
      component="ul"
      aria-label={t('overview.assignments.title')}
      sx={{ gap: 1, padding: 1, margin: 0, listStyle: 'none' }}
    >
      {rows.map((row) => {
        const { number, id, name, truck, trailer } = row;
        const opened = open?.number === number ? open.part : undefined;
        const panel = `${prefix}-${number}`;
        const contents = {
          driver: <bdi>{name || id}</bdi>,
          truck: <Vehicle number={truck} />,
          trailer: <Vehicle number={trailer} />,
        };
        const isThere = { driver: true, truck: truck !== null, trailer: trailer !== null };
        return (
          <Card key={number} component="li" variant="outlined" sx={{ padding: 1.5 }}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', marginBlockEnd: 0.75 }}>
              {t('overview.assignments.number')}
              {number} · <bdi>{id}</bdi>
            </Box>
            <Stack direction="row" sx={{ gap: 1 }}>
              {PARTS.map((part) => (
                <Toggle
                  key={part}
                  type="button"
                  disabled={!isThere[part]}
                  aria-expanded={isThere[part] ? opened === part : undefined}
                  aria-controls={opened === part ? panel : undefined}
                  onClick={() => setOpen(opened === part ? undefined : { number, part })}
                >
                  <small>{t(`overview.assignments.${part}`)}</small>
                  {contents[part]}
                </Toggle>
              ))}
            </Stack>
            {opened && (
              <Box id={panel} sx={{ marginBlockStart: 1 }}>
                <AssignmentDetails row={row} part={opened} />
              </Box>
            )}
          </Card>
        );
      })}
    </Stack>
  );
};

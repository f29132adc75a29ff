import { Box, Card, Typography } from '@mui/material';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';

interface FigureCardProps {
  label: string;
  /** Undefined while it is not known: shown as a dash, never as a zero. */
  value: number | undefined;
  /** Where the rows behind the figure are. */
  to: string;
  hint?: string;
  tone?: 'warn' | 'bad';
}

/** One figure that opens the rows which it counts. */
export const FigureCard = ({ label, value, to, hint, tone }: FigureCardProps) => (
  <Card
    component={Link}
    to={to}
    variant="outlined"
    sx={{
      display: 'block',
      paddingInline: 2,
      paddingBlock: 1.5,
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { borderColor: 'primary.main' },
    }}
  >
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography
      component="p"
      sx={{
        fontSize: '1.75rem',
        fontWeight: 600,
        lineHeight: 1.25,
        fontVariantNumeric: 'tabular-nums',
        color: tone && value ? { warn: 'warning.main', bad: 'error.main' }[tone] : undefined,
      }}
    >
      {value === undefined ? '–' : value.toLocaleString()}
    </Typography>
    {hint && (
      <Typography variant="caption" color="text.secondary">
        {hint}
      </Typography>
    )}
  </Card>
);

/** Figures side by side: four on a desk, two on a phone. */
export const FigureRow = ({ children }: PropsWithChildren) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      marginBlockEnd: 2,
    }}
  >
    {children}
  </Box>
);

import { Card, styled } from '@mui/material';
import { Link } from 'react-router-dom';

const Face = styled(Card)(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(1.5, 2),
  '&:hover': { borderColor: theme.palette.primary.main },
}));

/** The whole card is its target; a link beside it stays reachable above. */
const Main = styled(Link)({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

const Label = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
}));

const Value = styled('span')(({ theme: { palette } }) => ({
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '&[data-tone="warn"]': { color: palette.warning.main },
}));

const Hint = styled('span')(({ theme }) => ({
  marginInlineEnd: theme.spacing(1),
  color: theme.palette.text.secondary,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
}));

const Aside = styled(Link)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  color: theme.palette.error.main,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
}));

interface FigureCardProps {
  label: string;
  /** Undefined while it is not known: shown as a dash, never as a zero. */
  value: number | string | undefined;
  /** Where the rows behind the figure are. */
  to: string;
  hint?: string;
  /** Asks for attention unless the figure is zero. */
  warns?: boolean;
  /** A second figure that belongs to the first, with its own rows. */
  aside?: { label: string; to: string };
}

/** One figure that opens the rows which it counts. */
export const FigureCard = ({ label, value, to, hint, warns, aside }: FigureCardProps) => (
  <Face variant="outlined">
    <Main to={to}>
      <Value data-tone={warns && value ? 'warn' : undefined}>
        {value === undefined ? '–' : value.toLocaleString()}
      </Value>
      <Label>{label}</Label>
    </Main>
    {hint && <Hint>{hint}</Hint>}
    {aside && <Aside to={aside.to}>{aside.label}</Aside>}
  </Face>
);

/** Figures side by side: up to four on a desk, two on a phone. */
export const FigureRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockEnd: theme.spacing(2),
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'span 2' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '&[data-count="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
  },
}));

import { Card, styled } from '@mui/material';
import { CircleCheck as Check, Minus as Dash } from 'lucide-react';

import { ROLES } from '../../../../domain/access/access.ts';
import { permissionRows } from '../../../../domain/people/rights.ts';
import { SETTINGS_WIDTH } from '../../../kit/settings/SettingsSheet.tsx';
import { useT } from '../../../kit/texts/useT.ts';

const Matrix = styled('table')(({ theme: { palette, breakpoints } }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    padding: '7px 14px',
    borderBlockEnd: `1px solid ${palette.divider}`,
    textAlign: 'start',
    fontWeight: 'normal',
  },
  '& thead th': { color: palette.text.secondary, fontWeight: 600, verticalAlign: 'bottom' },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& :is(th, td):not(:first-of-type)': { textAlign: 'center' },
  '& td': { textAlign: 'center' },
  '& svg': { display: 'inline-block', fontSize: '1.125rem', verticalAlign: 'middle' },
  '& [data-has="true"] svg': { color: palette.success.main },
  '& [data-has="false"] svg': { color: palette.text.secondary, opacity: 0.6 },
  [breakpoints.down('sm')]: { '& th, & td': { padding: '7px 8px' } },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: theme.spacing(4, 0, 0.25),
  fontWeight: 600,
}));

const About = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1.5),
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
}));

/** What the built-in roles may do, read from the table that enforces it. */
export const PermissionMatrix = () => {
  const t = useT();
  return (
    <section aria-labelledby="permission-matrix">
      <Title id="permission-matrix">{t('resources.admin/settings/roles.matrix.title')}</Title>
      <About>{t('resources.admin/settings/roles.matrix.about')}</About>
      <Card variant="outlined" sx={{ maxInlineSize: SETTINGS_WIDTH, overflowX: 'auto' }}>
        <Matrix aria-labelledby="permission-matrix">
          <thead>
            <tr>
              <th scope="col">{t('resources.admin/settings/roles.matrix.permission')}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissionRows(ROLES).map(({ permission, has }) => (
              <tr key={permission}>
                <th scope="row">{t(`permissions.${permission}`)}</th>
                {ROLES.map((role, index) => (
                  <Cell key={role} has={has[index] ?? false} />
                ))}
              </tr>
            ))}
          </tbody>
        </Matrix>
      </Card>
    </section>
  );
};

const Cell = ({ has }: { has: boolean }) => {
  const t = useT();
  const label = t(`resources.admin/settings/roles.matrix.${has ? 'yes' : 'no'}`);
  const Icon = has ? Check : Dash;
  return (
    <td data-has={has}>
      <Icon />
      <span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{label}</span>
    </td>
  );
};

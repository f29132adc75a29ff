import { CircleCheck as Check, Minus as Dash } from 'lucide-react';

import { ROLES } from '../../../../domain/access/access.ts';
import { permissionRows } from '../../../../domain/people/rights.ts';
import { SettingsColumn } from '../../../kit/settings/SettingsColumn.tsx';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { useRoleName } from '../../../kit/texts/useRoleName.ts';
import { useT } from '../../../kit/texts/useT.ts';

import styles from '../settings.module.css';

/** Read from the table that enforces it. */
export const PermissionMatrix = () => {
  const t = useT();
  const roleName = useRoleName();
  return (
    <SettingsColumn>
      <PageCard
        title="resources.admin/settings/roles.matrix.title"
        about="resources.admin/settings/roles.matrix.about"
      >
        <div className={styles.matrix}>
          <table aria-label={t('resources.admin/settings/roles.matrix.title')}>
            <thead>
              <tr>
                <th scope="col">{t('resources.admin/settings/roles.matrix.permission')}</th>
                {ROLES.map((role) => (
                  <th key={role} scope="col">
                    {roleName(role)}
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
          </table>
        </div>
      </PageCard>
    </SettingsColumn>
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

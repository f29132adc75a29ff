import { useGetList } from 'react-admin';

import { ROLES } from '../../../../domain/access/access.ts';
import type { User } from '../../../../domain/people/user.ts';
import { summarizeUsers } from '../../../../domain/people/userSummary.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';
import { FigureCard, FigureRow } from '../../../kit/list/FigureCard.tsx';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { useT } from '../../../kit/texts/useT.ts';

type UserFilter = Partial<Pick<User, 'role' | 'status'>>;

const { filtered } = recordPaths<UserFilter>(RESOURCES.users);

/** How many users there are, how many of them are active, and how many have each role. */
export const UserFigures = () => {
  const t = useT();
  const { data } = useGetList<User>(RESOURCES.users, {
    pagination: ALL_ROWS,
    sort: { field: 'id', order: 'ASC' },
  });
  const summary = data && summarizeUsers(data);
  return (
    <section aria-label={t('resources.admin/settings/users.summary.label')}>
      <FigureRow data-count={ROLES.length + 2}>
        <FigureCard
          label={t('resources.admin/settings/users.summary.total')}
          value={summary?.total}
          to={filtered({})}
        />
        <FigureCard
          label={t('resources.admin/settings/users.summary.active')}
          value={summary?.active}
          to={filtered({ status: 'active' })}
        />
        {ROLES.map((role) => (
          <FigureCard
            key={role}
            label={role}
            value={summary?.byRole[role]}
            to={filtered({ role })}
          />
        ))}
      </FigureRow>
    </section>
  );
};

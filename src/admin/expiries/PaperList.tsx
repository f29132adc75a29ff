import { Box, Stack } from '@mui/material';
import { Link } from 'react-router-dom';

import type { Expiry } from '../../domain/expiries/expiry.ts';
import { ExpiryDate } from '../kit/fields/ExpiryDate.tsx';
import { recordPath } from '../kit/recordPath.ts';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';

/** Papers in the given order, each with a link to its record. */
export const PaperList = ({ papers }: { papers: readonly Expiry[] }) => {
  const t = useT();
  const role = useSession()?.user.role;
  return (
    <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {papers.map((paper) => {
        const { holder, kind, date } = paper;
        const path = recordPath(role, holder.resource, holder.id);
        return (
          <Stack
            key={`${holder.resource}/${holder.id}/${kind}`}
            component="li"
            direction={{ xs: 'column', sm: 'row' }}
            sx={{
              justifyContent: 'space-between',
              columnGap: 2,
              flexWrap: 'wrap',
              paddingBlock: 1,
              '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
            }}
          >
            {path ? (
              <Box component={Link} to={path} sx={{ color: 'inherit', fontWeight: 600 }}>
                <bdi>{holder.label}</bdi>
              </Box>
            ) : (
              <bdi>{holder.label}</bdi>
            )}
            <span>
              {t(`common.expiryKinds.${kind}`)} <ExpiryDate date={date} status={paper} />
            </span>
          </Stack>
        );
      })}
    </Stack>
  );
};

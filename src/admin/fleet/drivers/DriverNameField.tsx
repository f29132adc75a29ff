import { Box } from '@mui/material';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

import type { Driver } from '../../../domain/drivers/driver.ts';
import { RESOURCES } from '../../../domain/resources.ts';

/** The driver's name as the way to the record's page, which a keyboard reaches too. */
export const DriverNameField = () => {
  const driver = useRecordContext<Driver>();
  const createPath = useCreatePath();
  if (!driver) return null;
  return (
    <Box
      component={Link}
      to={createPath({ resource: RESOURCES.drivers, type: 'show', id: driver.id })}
      // The row is a way to the same page; one click is to be one step in the history.
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
      sx={{
        color: 'inherit',
        fontWeight: 600,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <bdi>{driver.name}</bdi>
    </Box>
  );
};

import { styled } from '@mui/material';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

import type { Driver } from '../../../domain/drivers/driver.ts';
import { RESOURCES } from '../../../domain/resources.ts';

const NameLink = styled(Link)({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  // Long names break instead of widening the table.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  display: 'inline-block',
  minInlineSize: '9rem',
  '&:hover': { textDecoration: 'underline' },
});

/** The driver's name as the way to the record's page, which a keyboard reaches too. */
export const DriverNameField = () => {
  const driver = useRecordContext<Driver>();
  const createPath = useCreatePath();
  if (!driver) return null;
  return (
    <NameLink to={createPath({ resource: RESOURCES.drivers, type: 'show', id: driver.id })}>
      <bdi>{driver.name}</bdi>
    </NameLink>
  );
};

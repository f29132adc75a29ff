import { Button, type ButtonProps } from '@mui/material';
import { FileUp as UploadFile } from 'lucide-react';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

import { recordPaths } from '../recordPaths.ts';
import { useT } from '../texts/useT.ts';

/** The way to the import of records from a file. */
export const ImportLink = (props: Pick<ButtonProps, 'variant' | 'size'>) => (
  <Button
    size="small"
    {...props}
    component={Link}
    to={recordPaths(useResourceContext() ?? '').import}
    startIcon={<UploadFile />}
  >
    {useT()('common.actions.import')}
  </Button>
);

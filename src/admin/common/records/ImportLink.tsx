import UploadFile from '@mui/icons-material/UploadFile';
import { Button, type ButtonProps } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

import { useT } from '../useT.ts';
import { recordPaths } from './recordPaths.ts';

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

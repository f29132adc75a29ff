import UploadFile from '@mui/icons-material/UploadFile';
import { Button, type ButtonProps } from '@mui/material';
import { Link } from 'react-router-dom';

import { useT } from '../../common/useT.ts';
import { IMPORT_DRIVERS_PATH } from './paths.ts';

/** The way to the import of drivers from a file. */
export const ImportLink = (props: Pick<ButtonProps, 'variant' | 'size'>) => (
  <Button
    size="small"
    {...props}
    component={Link}
    to={IMPORT_DRIVERS_PATH}
    startIcon={<UploadFile />}
  >
    {useT()('resources.fleet/drivers.actions.import')}
  </Button>
);

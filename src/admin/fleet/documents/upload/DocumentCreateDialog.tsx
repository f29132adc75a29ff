import { useNavigate } from 'react-router-dom';

import { RESOURCES } from '../../../../domain/records/resources.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import UploadDialog from './UploadDialog.tsx';

/** The upload dialog over the list, with its own address. */
const DocumentCreateDialog = () => {
  const navigate = useNavigate();
  return (
    <UploadDialog isPage onClose={() => void navigate(recordPaths(RESOURCES.documents).list)} />
  );
};

export default DocumentCreateDialog;

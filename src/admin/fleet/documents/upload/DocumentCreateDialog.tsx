import { useNavigate } from 'react-router-dom';

import { documentPaths } from '../paths.ts';
import UploadDialog from './UploadDialog.tsx';

/** The upload dialog over the list, with its own address. */
const DocumentCreateDialog = () => {
  const navigate = useNavigate();
  return <UploadDialog isPage onClose={() => void navigate(documentPaths.list)} />;
};

export default DocumentCreateDialog;

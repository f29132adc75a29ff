import { useNavigate } from 'react-router-dom';

import { documentPaths } from '../paths.ts';
import UploadDialog from './UploadDialog.tsx';

/** Uploads documents over their list, at an address of its own. */
const DocumentCreateDialog = () => {
  const navigate = useNavigate();
  return <UploadDialog isPage onClose={() => void navigate(documentPaths.list)} />;
};

export default DocumentCreateDialog;

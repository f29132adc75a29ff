import Description from '@mui/icons-material/DescriptionOutlined';
import { RestoreScrollPosition } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { listScrollKey } from '../../kit/reactAdmin.ts';
import { DocumentEdit, DocumentList, DocumentShow } from './pages.ts';

const list = (
  <RestoreScrollPosition storeKey={listScrollKey(RESOURCES.documents)}>
    <DocumentList />
  </RestoreScrollPosition>
);

export const documents = {
  name: RESOURCES.documents,
  list: DocumentList,
  create: list,
  edit: DocumentEdit,
  show: DocumentShow,
  icon: Description,
  recordRepresentation: 'title',
};

import { addDays } from '../../../../domain/base/dates.ts';
import { testDay } from '../../../../domain/base/testing.ts';
import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { documentWith } from '../../../../domain/fleet/testing.ts';
import { AdminStory, type AdminStoryProps } from '../../../../testing/AdminStory.tsx';
import type { FakeApi } from '../../../../testing/fakeApi.ts';
import { pdf, picture } from '../../../../testing/files.ts';

/** A few documents that cover every state and every type of holder. */
const someDocuments = (): FleetDocument[] => {
  const today = testDay().today;
  const driver = { holder_type: 'driver', holder_id: 1 } as const;
  return [
    documentWith({
      id: 1,
      title: 'Driving licence D-1001',
      category: 'license',
      ...driver,
      expiry_date: addDays(today, 200),
      file_name: 'licence.pdf',
      file: '/uploads/licence.pdf',
      document_number: '4480113',
      issuing_authority: 'RTA Dubai',
      size_bytes: 400_000,
    }),
    documentWith({
      id: 2,
      title: 'Mulkiya T-101',
      category: 'registration',
      holder_type: 'truck',
      holder_id: 1,
      expiry_date: addDays(today, 3),
      file_name: 'mulkiya.png',
      file: '/uploads/mulkiya.png',
      mime: 'image/png',
      size_bytes: 2_400_000,
    }),
    documentWith({
      id: 3,
      title: 'Port gatepass D-1001',
      category: 'gate_pass',
      ...driver,
      expiry_date: addDays(today, -300),
      file: '/uploads/old.pdf',
    }),
    documentWith({
      id: 4,
      title: 'Port gatepass D-1001',
      category: 'gate_pass',
      ...driver,
      expiry_date: addDays(today, -2),
      replaces_id: 3,
      version: 2,
      file: '/uploads/gone.pdf',
    }),
    documentWith({
      id: 5,
      title: 'رخصة تجارية',
      category: 'license',
      holder_type: 'company',
      holder_id: 1,
      file: '/uploads/contract.docx',
      file_name: 'contract.docx',
      mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    }),
    documentWith({ id: 6, title: 'Damaged scan', file: '/uploads/damaged.pdf' }),
  ];
};

const files: FakeApi = {
  'GET /uploads/licence.pdf': () => pdf(),
  'GET /uploads/mulkiya.png': () => picture(),
  'GET /uploads/old.pdf': () => pdf(1),
  'GET /uploads/damaged.pdf': () => new Blob(['%PDF-1.7\nnothing of a PDF']),
};

/** The app with these documents and their files, one of which is missing. */
export const DocumentStory = (props: AdminStoryProps) => (
  <AdminStory documents={someDocuments()} {...props} api={{ ...files, ...props.api }} />
);

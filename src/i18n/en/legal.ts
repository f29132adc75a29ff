import type { legalDocuments as type } from '../../domain/settings/legal.ts';
import type { RecordTexts } from '../recordMessages.ts';

/** Texts of the legal documents, in the shape that react-admin looks for under `resources`. */
export const legal = {
  name: 'Legal document |||| Legal documents',
  fields: {
    title: 'Title',
    title_ar: 'Title (Arabic)',
    content: 'Content',
    content_ar: 'Content (Arabic)',
    excerpt: 'Begins with',
    created_at: 'Created',
    q: 'Search in titles and texts',
  },
  inputs: { title: 'Title' },
  options: {},
  stats: {},
  actions: { add: 'Create Document', addFirst: 'Create Document' },
  page: { create: 'Create Document' },
  empty: { title: 'No documents yet', invite: 'Create your first document.' },
  failed: {
    load: 'Failed to load legal documents',
    addRefused: 'Failed to save document',
    addLost: 'Failed to save document',
    saveRefused: 'Failed to save document',
    saveLost: 'Failed to save document',
    delete: 'Failed to delete document',
  },
  delete: {
    title: 'Delete “%{record}”?',
    content: 'The document will be permanently deleted. This cannot be undone.',
  },
  notifications: {
    created: 'Document created',
    saved: 'Document updated',
    deleted: 'Document deleted',
  },
  createdOn: 'Created %{at}',
  headings: { label: 'Headings', level: 'Heading %{level}' },
  preview: { open: 'Preview', title: 'Preview: %{title}', untitled: 'without a title' },
  versions: {
    title: 'Earlier versions',
    none: 'This is the first version.',
    by: 'Replaced %{at} by %{name}',
    until: 'Replaced %{at}',
    open: 'Read the version replaced %{at}',
    restore: 'Restore',
    restoreOf: 'Restore the version replaced %{at}',
  },
} satisfies RecordTexts<typeof type>;

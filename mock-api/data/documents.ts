import { UPLOADS_PATH } from '../../api/uploads.ts';
import type {
  DocumentCategory,
  FleetDocument,
  HolderType,
} from '../../src/domain/documents/documents.ts';
import type { Driver } from '../../src/domain/fleet/drivers.ts';
import type { Trailer } from '../../src/domain/fleet/trailers.ts';
import type { Truck } from '../../src/domain/fleet/trucks.ts';
import { expiryDay, type Calendar } from './calendar.ts';
import { companies } from './companies.ts';
import { Random } from './random.ts';

interface Paper {
  category: DocumentCategory;
  title: string;
  authority: string;
}

const PAPERS: Record<HolderType, readonly Paper[]> = {
  driver: [
    { category: 'license', title: 'Driving licence', authority: 'RTA Dubai' },
    { category: 'gate_pass', title: 'Port gatepass', authority: 'AD Ports' },
    { category: 'permit', title: 'Occupational permit', authority: 'RTA Dubai' },
    { category: 'identity', title: 'Emirates ID', authority: 'ICP' },
    { category: 'visa', title: 'Residence visa', authority: 'ICP' },
    { category: 'medical', title: 'Medical fitness certificate', authority: 'EHS' },
  ],
  truck: [
    { category: 'registration', title: 'Mulkiya', authority: 'Abu Dhabi Police' },
    { category: 'insurance', title: 'Motor insurance', authority: 'Gulf Pearl Takaful' },
    { category: 'permit', title: 'Road permit', authority: 'ITC' },
  ],
  trailer: [
    { category: 'registration', title: 'Trailer registration', authority: 'Sharjah Police' },
    { category: 'insurance', title: 'Trailer insurance', authority: 'Desert Shield Insurance' },
    { category: 'tir', title: 'TIR approval certificate', authority: 'ATCUAE' },
  ],
  company: [
    { category: 'license', title: 'Trade licence', authority: 'DET Dubai' },
    {
      category: 'insurance',
      title: 'Fleet insurance policy',
      authority: 'Emirates Coast Insurance',
    },
    { category: 'other', title: 'Tenancy contract', authority: 'Dubai Land Department' },
  ],
};

interface Holders {
  drivers: readonly Driver[];
  trucks: readonly Truck[];
  trailers: readonly Trailer[];
}

const pickHolder = (random: Random, { drivers, trucks, trailers }: Holders) => {
  const holders = [
    {
      type: 'driver' as const,
      ids: drivers,
      label: (i: number) => drivers[i]?.driver_id,
      weight: 50,
    },
    {
      type: 'truck' as const,
      ids: trucks,
      label: (i: number) => trucks[i]?.truck_number,
      weight: 32,
    },
    {
      type: 'trailer' as const,
      ids: trailers,
      label: (i: number) => trailers[i]?.trailer_number,
      weight: 14,
    },
    {
      type: 'company' as const,
      ids: companies,
      label: (i: number) => companies[i]?.name,
      weight: 4,
    },
  ].filter(({ ids }) => ids.length > 0);
  const holder = random.weighted(holders.map((each) => [each, each.weight] as const));
  const index = random.int(0, holder.ids.length - 1);
  return { type: holder.type, id: holder.ids[index]?.id ?? null, label: holder.label(index) ?? '' };
};

const UPLOADERS = ['Omar Haddad', 'Joseph Varghese', 'Hessa Al Ketbi'] as const;

export const generateDocuments = (
  seed: number,
  count: number,
  calendar: Calendar,
  holders: Holders,
): FleetDocument[] => {
  const random = new Random(seed, 'documents');
  const renewed = new Set<number>();
  const documents: FleetDocument[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = index + 1;
    const holder = pickHolder(random, holders);
    const paper = random.pick(PAPERS[holder.type]);
    const expiry_date = expiryDay(calendar, random, index);
    const title = `${paper.title} ${holder.label}`;
    const fresh: FleetDocument = {
      id,
      title,
      category: paper.category,
      holder_type: holder.type,
      holder_id: holder.id,
      document_number: random.chance(0.9) ? random.digits(9) : null,
      issuing_authority: paper.authority,
      issue_date: calendar.day(-random.int(410, 700)),
      expiry_date,
      notes: null,
      file_name: `${title.toLowerCase().replaceAll(' ', '-')}.pdf`,
      mime: 'application/pdf',
      size_bytes: random.int(40_000, 900_000),
      file: `${UPLOADS_PATH}seed-${id}.pdf`,
      version: 1,
      replaces_id: null,
      uploaded_by: random.pick(UPLOADERS),
      uploaded_at: calendar.instant(-random.int(1, 400), random),
    };
    // Now and then a document renews an earlier one of the same holder, which is kept as superseded.
    const old = random.chance(0.06) ? documents[random.int(0, index - 1)] : undefined;
    const isLater = old?.expiry_date && expiry_date && old.expiry_date < expiry_date;
    if (old && isLater && !renewed.has(old.id)) {
      renewed.add(old.id);
      const { title: oldTitle, category, holder_type, holder_id, issuing_authority } = old;
      const same = { title: oldTitle, category, holder_type, holder_id, issuing_authority };
      documents.push({ ...fresh, ...same, version: old.version + 1, replaces_id: old.id });
    } else documents.push(fresh);
  }
  return documents;
};

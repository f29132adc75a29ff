import type { CompanyDay } from '../base/companyDay.ts';
import { documentKind } from '../documents/documentState.ts';
import { holderPaper } from '../expiries/documentExpiry.ts';
import {
  expiryStatus,
  type Expiry,
  type ExpiryHolder,
  type ExpiryKind,
} from '../records/expiry.ts';

const NONE: readonly Expiry[] = [];

type HeldExpiries = (holder: ExpiryHolder) => readonly Expiry[];

export const heldKind = ({ kind, document }: Expiry): ExpiryKind =>
  (kind === 'document' && document && holderPaper(document)?.kind) || kind;

const onDay = (expiry: Expiry, day: CompanyDay): Expiry => {
  const { kind, date, document } = expiry;
  const judgedAs = kind === 'document' && document ? documentKind(document) : kind;
  return expiry.state === 'off' ? expiry : { ...expiry, ...expiryStatus(date, judgedAs, day) };
};

/** Its own expiries and those of what belongs to it. */
export const heldExpiries = (expiries: readonly Expiry[], day: CompanyDay): HeldExpiries => {
  const held = new Map<string, Map<unknown, Expiry[]>>();
  for (const expiry of expiries) {
    const { resource, id } = expiry.owner ?? expiry.holder;
    let ofType = held.get(resource);
    if (!ofType) held.set(resource, (ofType = new Map()));
    const known = ofType.get(id);
    const then = onDay(expiry, day);
    if (known) known.push(then);
    else ofType.set(id, [then]);
  }
  return ({ resource, id }) => held.get(resource)?.get(id) ?? NONE;
};

import { brand } from '../../brand.ts';

export const phoneLink = `tel:${brand.phone.replace(/[^+\d]/g, '')}`;

/** A mailto link to us, with a subject if that helps its reader. */
export const supportMail = (subject?: string): string =>
  `mailto:${brand.supportEmail}${subject ? `?subject=${encodeURIComponent(`${brand.name}: ${subject}`)}` : ''}`;

import { brand } from '../../brand.ts';

export const phoneLink = `tel:${brand.phone.replace(/[^+\d]/g, '')}`;

/** A mail to us, with a subject where that helps whoever reads it. */
export const supportMail = (subject?: string): string =>
  `mailto:${brand.supportEmail}${subject ? `?subject=${encodeURIComponent(`${brand.name}: ${subject}`)}` : ''}`;

export * from '../records/expiry.ts';

export * from '../base/expiryKinds.ts';

export * from '../base/branch.ts';

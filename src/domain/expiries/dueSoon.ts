export * from '../base/dueSoon.ts';

import { apiCheck } from './apiCheck.ts';
import { operations } from './operations.ts';

/** The texts of the settings pages about the server. */
export const serverPages = { apiCheck, operations };

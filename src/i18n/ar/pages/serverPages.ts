import type { ServerPageMessages } from '../../messages.ts';
import { apiCheck } from './apiCheck.ts';
import { operations } from './operations.ts';

export const serverPages: ServerPageMessages = { apiCheck, operations };

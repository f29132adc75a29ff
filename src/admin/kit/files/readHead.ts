import { HEAD_BYTES } from '../../../domain/files/fileType.ts';

export const readHead = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

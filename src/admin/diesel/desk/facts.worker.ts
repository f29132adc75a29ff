import { deskFacts, type DeskInput } from '../../../domain/diesel/desk.ts';

self.addEventListener('message', ({ data, ports }: MessageEvent<DeskInput>) => {
  ports[0]?.postMessage(deskFacts(data));
});

/** A network to a PostgreSQL server that can break, or swallow all that is sent. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export const startNetwork = async (address: string) => {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isLost = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!isLost) to.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((socket) => {
    const database = connect(Number(port), hostname);
    pass(socket, database);
    pass(database, socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(address);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    address: through.href,
    lose: (isLostNow: boolean) => {
      isLost = isLostNow;
    },
    break: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
};

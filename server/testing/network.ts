/** A network to a PostgreSQL server that can break, refuse, or swallow all that is sent. */
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
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: through.href,
    lose: (isLostNow: boolean) => {
      isLost = isLostNow;
    },
    refuse: async (isRefusing: boolean) => {
      if (isRefusing) server.close();
      else await once(server.listen(Number(through.port), '127.0.0.1'), 'listening');
      breakAll();
    },
    break: breakAll,
    close: () => server.close(),
  };
};

// A port that nobody has at this moment, for a house that must be found at a place named before.

import { createServer } from 'node:net';

export const freePort = (): Promise<number> =>
  new Promise(found => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => found(port));
    });
  });

import type { Server } from 'node:http';
import { ConfigError } from '@starhaven/node-kit/server';

/** Listens and resolves with the port. If the port is taken or forbidden, the error is one clear line. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new ConfigError(`Port ${port} is in use; stop the program that listens there, or set PORT to another port`),
        );
      else if (error.code === 'EACCES')
        reject(new ConfigError(`Port ${port} is not allowed for this user; set PORT to one above 1023`));
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

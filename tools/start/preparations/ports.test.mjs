import net from 'node:net';
import { requireFreePort } from './ports.mjs';

test('a taken port is named with its setting and its holder', async () => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await expect(requireFreePort(port, 'API_PORT')).rejects.toThrow(
    new RegExp(`^Port ${port} is in use by .*: stop it, or set API_PORT to a free port\\.$`),
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort(port, 'API_PORT')).resolves.toBeUndefined();
});

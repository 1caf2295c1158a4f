import http from 'node:http';

// A separate process, like the measured server: answers every request with one stored gzip page and its headers.
process.once('message', ({ bodyBase64, headers }) => {
  const body = Buffer.from(bodyBase64, 'base64');
  const server = http.createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
});
process.once('disconnect', () => process.exit(0));

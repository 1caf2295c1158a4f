/**
 * PostgreSQL parameters for one connection on a small machine, as command-line arguments. PostgreSQL's defaults are for a server: each
 * start allocates 128 MB of shared buffers and room for 100 connections, and they stay in memory. Pages outside of the buffers are read
 * again from the operating system's cache, whose memory is available to other programs.
 */
export const serverParameters: readonly string[] = Object.entries({
  shared_buffers: '16MB',
  wal_buffers: '1MB',
  max_connections: 4,
  max_wal_senders: 0,
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
